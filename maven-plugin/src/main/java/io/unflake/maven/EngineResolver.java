package io.unflake.maven;

import io.unflake.model.project.Additions;
import io.unflake.model.project.DescribeGoal;
import io.unflake.model.project.MissingEngines;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.Exclusion;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Resolves the engines that a class path lacks, using the project's own repositories. */
final class EngineResolver {

    private final RepositorySystem repositories;
    private final RepositorySystemSession session;
    private final List<RemoteRepository> remotes;

    EngineResolver(RepositorySystem repositories, RepositorySystemSession session, List<RemoteRepository> remotes) {
        this.repositories = repositories;
        this.session = session;
        this.remotes = remotes;
    }

    Additions additions(Map<String, String> present) throws MojoExecutionException {
        MissingEngines missing = MissingEngines.of(present);
        List<String> files = missing.coordinates().isEmpty() ? List.of() : resolve(missing.coordinates(), present);
        return new Additions(files, missing.problem());
    }

    private List<String> resolve(List<String> coordinates, Map<String, String> present) throws MojoExecutionException {
        CollectRequest request = new CollectRequest();
        request.setRepositories(remotes);
        List<Exclusion> exclusions =
                present.keySet().stream().map(EngineResolver::exclusion).toList();
        for (String artifact : coordinates) {
            request.addDependency(new Dependency(new DefaultArtifact(artifact), "runtime", false, exclusions));
        }
        try {
            return repositories
                    .resolveDependencies(session, new DependencyRequest(request, null))
                    .getArtifactResults()
                    .stream()
                    .map(EngineResolver::file)
                    .toList();
        } catch (DependencyResolutionException e) {
            throw new MojoExecutionException(DescribeGoal.UNRESOLVED + String.join(", ", coordinates), e);
        }
    }

    /** Excludes an artifact that the user already has, together with its dependencies. */
    private static Exclusion exclusion(String artifact) {
        int colon = artifact.indexOf(':');
        return new Exclusion(artifact.substring(0, colon), artifact.substring(colon + 1), "*", "*");
    }

    private static String file(ArtifactResult result) {
        return result.getArtifact().getFile().getPath();
    }
}

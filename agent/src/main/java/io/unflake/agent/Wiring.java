package io.unflake.agent;

import io.unflake.agent.custom.CustomChanges;
import io.unflake.agent.custom.CustomStrategies;
import io.unflake.agent.detail.DetailRecorder;
import io.unflake.agent.detail.RecordedCode;
import io.unflake.agent.instrument.Callees;
import io.unflake.agent.instrument.CallerSites;
import io.unflake.agent.instrument.HeapUse;
import io.unflake.agent.instrument.Initialisation;
import io.unflake.agent.instrument.JdkClasses;
import io.unflake.agent.instrument.JdkRewrite;
import io.unflake.agent.instrument.SettingReadings;
import io.unflake.agent.instrument.ThreadUse;
import io.unflake.agent.instrument.Transformer;
import io.unflake.agent.policy.JdkAccess;
import io.unflake.agent.policy.Policies;
import io.unflake.agent.policy.TakenPort;
import io.unflake.agent.policy.Treatments;
import io.unflake.agent.record.ClaimedFiles;
import io.unflake.agent.record.RecordedFields;
import io.unflake.agent.record.Recorder;
import io.unflake.agent.site.Sites;
import io.unflake.hooks.PortHooks;
import io.unflake.hooks.SettingHooks;
import io.unflake.hooks.Switchboard;
import io.unflake.model.strategy.StrategyCatalog;
import io.unflake.model.timing.TimingApis;
import java.lang.instrument.Instrumentation;
import java.util.List;

/** Connects the parts of the agent after the hooks have been defined. */
final class Wiring {

    private Wiring() {}

    static void start(AgentArguments arguments, Instrumentation instrumentation) throws ReflectiveOperationException {
        Sites sites = new Sites();
        Initialisation initialisation = new Initialisation();
        CustomStrategies custom = new CustomStrategies(arguments.config());
        StandAlone standAlone = arguments.isStandAlone() ? new StandAlone(arguments, custom) : null;
        RecordedFields fields = arguments.record() ? new RecordedFields() : null;
        RecordedCode code = arguments.detail() ? new RecordedCode() : null;
        Transformer transformer = new Transformer(
                arguments.config(), custom, sites, initialisation, fields, code, timing(arguments, standAlone));
        SettingReadings readings = new SettingReadings(sites, transformer::isProject, standAlone == null);
        TakenPort port = new TakenPort(CallerSites.ports(sites, transformer::isProject)::site);
        JdkClasses classes = new JdkClasses(instrumentation);
        JdkAccess jdk = new JdkAccess(
                CallerSites.iterations(sites, transformer::isProject)::site,
                JdkRewrite.ofCollections(classes),
                JdkRewrite.ofThreads(classes),
                port,
                !arguments.isStandAlone());
        Treatments treatments = new Treatments(
                Policies.BUILT_IN,
                sites::get,
                jdk,
                name -> custom.isEmpty() ? null : new CustomChanges(custom, sites, name, transformer::note));
        SettingHooks.use(readings);
        PortHooks.use(port);
        Callees.install(instrumentation, classes, arguments.record());
        instrumentation.addTransformer(transformer);
        if (standAlone != null) {
            new SitesFile(arguments.out(), sites, standAlone).writeAtExit();
            treatments.activate(standAlone.treatment());
        } else {
            Recorder recorder = recorder(fields, instrumentation);
            Switchboard.wire(new AgentControl(
                    sites,
                    initialisation,
                    transformer,
                    readings,
                    new HeapUse(sites),
                    new ThreadUse(sites, jdk.rewriteThreads()),
                    treatments,
                    recorder,
                    details(code, recorder, transformer),
                    fields == null ? new ClaimedFiles() : null));
        }
    }

    private static TimingApis timing(AgentArguments arguments, StandAlone standAlone) {
        boolean isWanted = arguments.delays()
                || (standAlone != null && StrategyCatalog.BUILT_IN.needsDelayPoints(standAlone.treatment()));
        List<String> listed = arguments.config().instrument().timingApis();
        return !isWanted ? null : listed.isEmpty() ? TimingApis.byRule() : TimingApis.of(listed);
    }

    private static DetailRecorder details(RecordedCode code, Recorder recorder, Transformer transformer) {
        return code == null
                ? null
                : new DetailRecorder(code, recorder.outside(), transformer::isProject, Transformer::isFramework);
    }

    private static Recorder recorder(RecordedFields fields, Instrumentation instrumentation) {
        if (fields == null) {
            return null;
        }
        Recorder.openJdk(instrumentation);
        return new Recorder(fields);
    }
}

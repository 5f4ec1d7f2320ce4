// Selected with -Dspock.configuration; runs specifications and features in parallel.
runner {
    parallel {
        enabled true
        fixed(4)
    }
}

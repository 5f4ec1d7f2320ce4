// To be named by -Dspock.configuration: all that may run at the same time does so.
runner {
    parallel {
        enabled true
        fixed(4)
    }
}

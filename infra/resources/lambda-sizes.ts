/** Below the gateway's timeout of 30 seconds, so that the function's own timeout is logged first. */
export const apiTimeoutSeconds = 25

/** At 1,769 MB a function has one whole processor. A little over half keeps the cold start short at a little over half the price. */
export const apiMemoryMegabytes = 1024

/** One whole processor, because a publication renders every page. */
export const renderingMemoryMegabytes = 1769

/** One whole processor, and memory for the process that opens an untrusted file. */
export const cvMemoryMegabytes = 1769

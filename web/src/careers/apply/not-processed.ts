/** The failure of applying where the answer has no message, or where the code that applies cannot be loaded. */
export const notProcessed = 'Failed to process request'

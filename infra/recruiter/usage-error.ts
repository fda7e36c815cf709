/** A mistake of the caller: the tool prints it as one line and ends with exit code 2. */
export class UsageError extends Error {}

/** A mistake of the caller: the command prints one line and ends with exit code 2. */
export class UsageError extends Error {}

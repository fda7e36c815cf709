/** The call could not be started. The lobby shows its message without a prefix. */
export class NotStarted extends Error {}

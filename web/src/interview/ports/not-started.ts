/** The call could not be started. Its message is whole, in words for the candidate. */
export class NotStarted extends Error {}

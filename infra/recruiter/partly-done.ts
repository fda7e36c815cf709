/** The first of several steps succeeded and a later one failed. */
export class PartlyDone extends Error {}

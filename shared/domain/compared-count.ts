export const minCompared = 2
/** More do not stand beside each other on a screen. */
export const maxCompared = 4

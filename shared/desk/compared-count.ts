export const minCompared = 2
/** More columns do not fit on a screen. */
export const maxCompared = 4

// The highest rates at which the browser records. Separate constants, so that the lobby's script contains only those it uses.
export const videoBitsPerSecond = 500_000
export const audioBitsPerSecond = 48_000
/** A part is uploaded after this long. */
export const partSeconds = 5

// How the browser records at best. Each is a constant of its own, because the lobby has no room for more than it uses.
export const videoBitsPerSecond = 500_000
export const audioBitsPerSecond = 48_000
/** A part is uploaded after this long. */
export const partSeconds = 5

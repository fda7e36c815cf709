export type Clock = () => Date

export type Random = {
  /** Unguessable: 122 random bits in hexadecimal. */
  id: () => string
  /** At least 0 and less than 1. */
  fraction: () => number
}

export const systemClock: Clock = () => new Date()

export const systemRandom: Random = {
  id: () => crypto.randomUUID().replaceAll('-', ''),
  fraction: () => Math.random(),
}

/** A word found in a picture, in the picture's own unit; `bottom` is the line its letters stand on. */
export type RecognisedWord = {
  text: string
  left: number
  right: number
  bottom: number
  height: number
  /** In percent. */
  confidence: number
}

export type RecognisedPage = { width: number; height: number; words: readonly RecognisedWord[] }

/** A file with pictures of text; asking again with the same id finds the work that was begun. */
export type PicturedFile = { id: string; bytes: Uint8Array; pages: number }

/** Reads the text in the pictures of a PDF; `pending` when that takes longer than anybody should wait. */
export type TextRecognition = (file: PicturedFile) => Promise<readonly RecognisedPage[] | 'pending'>

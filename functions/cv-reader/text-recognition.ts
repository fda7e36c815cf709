/** A recognised word, with its box in the image's own unit; `bottom` is the baseline of the text. */
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

/** Services take whole files and charge each page. A longer scan is no CV, and is not recognised. */
export const maxRecognisedPages = 10

/** A scanned file. A repeated call with the same id continues the recognition that is already running. */
export type PicturedFile = {
  id: string
  bytes: Uint8Array
  pages: number
  /** An earlier call has begun the recognition. */
  isBegun?: boolean
}

/** `chargedPages`: as the service counted them. */
export type Recognised = { pages: readonly RecognisedPage[]; chargedPages: number }

/** Recognises the text in a scanned PDF. `pending`: that takes longer than the caller may wait; `refused`: it is not done. */
export type TextRecognition = (file: PicturedFile) => Promise<Recognised | 'pending' | 'refused'>

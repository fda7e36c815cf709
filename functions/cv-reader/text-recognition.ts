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

/** A scanned file. A repeated call with the same id continues the recognition that is already running. */
export type PicturedFile = { id: string; bytes: Uint8Array; pages: number }

/** Recognises the text in a scanned PDF; `pending` when that takes longer than the caller may wait. */
export type TextRecognition = (file: PicturedFile) => Promise<readonly RecognisedPage[] | 'pending'>

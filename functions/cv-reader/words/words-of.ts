/** The words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean)

/** The words of a text in lower case, without signs. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean)

const run = /[A-Za-z0-9+/]{24,}/gu

/** Whether a text has a run of Base64 of this length. A scan: an expression with look-aheads takes quadratic time. */
export const hasEncodedText = (text: string, minCharacters: number): boolean =>
  (text.match(run) ?? []).some(
    (part) => part.length >= minCharacters && /\d/u.test(part) && /[A-Z]/u.test(part) && /[a-z]/u.test(part),
  )

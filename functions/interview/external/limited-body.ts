/** Reads a response's text; undefined when it has more than `maxBytes`. */
export async function limitedText(response: Response, maxBytes: number): Promise<string | undefined> {
  if (response.body === null) return ''
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body) {
    bytes += piece.byteLength
    // Leaving the loop cancels the rest of the body.
    if (bytes > maxBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

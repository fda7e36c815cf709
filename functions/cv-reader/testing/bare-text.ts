import { extractText, getDocumentProxy } from 'unpdf'

/** unpdf's own text extraction, without positions: benchmarks compare the reader's time with it. */
export async function bareText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true })
  return text
}

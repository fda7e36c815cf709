import { gzipSync } from 'node:zlib'

const inlined = /<style>([^]*?)<\/style>/g
const linked = /<link rel="stylesheet"[^>]*? href="([^"]+)"/g

/** The bytes of gzip of the style sheets of a page as it arrives, without those that its scripts load later. */
export async function sheetBytes(site: string, path: string): Promise<number> {
  const html = await (await fetch(site + path)).text()
  const links = [...html.matchAll(linked)].map(async ([, file = '']) => (await fetch(site + file)).text())
  const sheets = [...html.matchAll(inlined)].map(([, sheet = '']) => sheet)
  return gzipSync([...sheets, ...(await Promise.all(links))].join(''), { level: 9 }).length
}

/** For text and attributes of HTML and XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const titleTag = (title: string): string => `<title>${escaped(title)}</title>`

export const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}">`

export const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}">`

/** A data block. An unescaped `<` could end the element. */
export const structuredDataTag = (things: readonly object[]): string => {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`
}

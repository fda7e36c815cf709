const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text; control characters, which XML forbids, become question marks. */
const escaped = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, '?').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

export const element = (name: string, text: string | number): string =>
  `<${name}>${escaped(String(text))}</${name}>`

export const parent = (name: string, children: readonly string[]): string =>
  `<${name}>${children.join('')}</${name}>`

/** The root element of every SES response. */
export const document = (name: string, children: readonly string[]): string =>
  `<${name} xmlns="http://ses.amazonaws.com/doc/2010-12-01/">${children.join('')}</${name}>\n`

import { LimitExceeded, UnreadableFile } from './errors.ts'

export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>>; empty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const maxDepth = 200

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      name,
      decoded(double ?? single ?? ''),
    ]),
  )

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!([A-Z]+)|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>|([^<]+)/g

/**
 * Yields the events of an Office XML document: elements, attributes, text and the five predefined entities. A document
 * type declaration is refused, because it could define entities that expand without limit.
 */
export function* readXml(text: string): Generator<XmlEvent> {
  let depth = 0
  for (const [, data, declaration, closed, opened, attributes = '', slash, plain] of text.matchAll(token)) {
    if (declaration !== undefined) throw new UnreadableFile('broken')
    if (data !== undefined) yield { kind: 'text', text: data }
    else if (plain !== undefined) yield { kind: 'text', text: decoded(plain) }
    else if (closed !== undefined) {
      depth -= 1
      yield { kind: 'close', name: closed }
    } else if (opened !== undefined) {
      const empty = slash === '/'
      if (!empty && (depth += 1) > maxDepth) throw new LimitExceeded('nesting')
      yield { kind: 'open', name: opened, attributes: attributesOf(attributes), empty }
    }
  }
}

import { LimitExceeded, UnreadableFile } from '../errors.ts'

export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>>; empty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const maxDepth = 200
/** For one element. Word writes a few hundred. */
const maxAttributeCharacters = 64 * 1024

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#x?[\da-f]{1,8}|\w{1,8});/gi, (whole, name: string) => {
        if (!name.startsWith('#')) return entities[name] ?? whole
        const code =
          name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

// Sticky: an attempt that fails is not repeated from each later character, which would take quadratic time.
const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
const tag = /<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>/y

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  attribute.lastIndex = 0
  for (let match = attribute.exec(text); match !== null; match = attribute.exec(text)) {
    const [, name = '', double, single] = match
    found[name] = decoded(double ?? single ?? '')
  }
  return found
}

/** Parts without elements. A document that lacks the end of one is broken. */
const sections = [
  { begins: '<!--', ends: '-->', isText: false },
  { begins: '<![CDATA[', ends: ']]>', isText: true },
  { begins: '<?', ends: '?>', isText: false },
] as const

/**
 * Yields the events of an Office XML document: elements, attributes, text and the five predefined entities. A document
 * type declaration is refused, because it could define entities that expand without limit.
 */
export function* readXml(xml: string): Generator<XmlEvent> {
  let depth = 0
  let at = 0
  while (at < xml.length) {
    const opens = xml.indexOf('<', at)
    const textEnd = opens < 0 ? xml.length : opens
    if (textEnd > at) yield { kind: 'text', text: decoded(xml.slice(at, textEnd)) }
    if (opens < 0) return
    const section = sections.find(({ begins }) => xml.startsWith(begins, opens))
    if (section !== undefined) {
      const end = xml.indexOf(section.ends, opens + section.begins.length)
      if (end < 0) throw new UnreadableFile('broken')
      if (section.isText) yield { kind: 'text', text: xml.slice(opens + section.begins.length, end) }
      at = end + section.ends.length
      continue
    }
    if (xml[opens + 1] === '!') throw new UnreadableFile('broken')
    tag.lastIndex = opens
    const match = tag.exec(xml)
    // A lone "<" that begins no element.
    at = match === null ? opens + 1 : tag.lastIndex
    if (match === null) continue
    const [, closed, opened, attributes = '', slash] = match
    if (closed !== undefined) {
      depth -= 1
      yield { kind: 'close', name: closed }
    } else if (opened !== undefined) {
      const empty = slash === '/'
      if (!empty && (depth += 1) > maxDepth) throw new LimitExceeded('nesting')
      if (attributes.length > maxAttributeCharacters) throw new LimitExceeded('text')
      yield { kind: 'open', name: opened, attributes: attributesOf(attributes), empty }
    }
  }
}

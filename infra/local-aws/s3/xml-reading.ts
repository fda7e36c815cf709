import { refuse } from './errors.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

export type XmlElement = { name: string; text: string; children: XmlElement[] }

function unescapeText(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|\w+);/gi, (entity, hex, decimal) => {
    if (hex === undefined && decimal === undefined) {
      const plain = entities[entity]
      if (plain === undefined) throw refuse('MalformedXML')
      return plain
    }
    const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    if (codePoint > 0x10ffff) throw refuse('MalformedXML')
    return String.fromCodePoint(codePoint)
  })
}

/** Parses elements and text, which is all that S3's request bodies use. Document types and comments are refused. */
export function parseXml(source: string): XmlElement {
  const document: XmlElement = { name: '', text: '', children: [] }
  const open = [document]
  const body = source.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
  const tokens = /<(\/?)([\w:.-]+)(?:\s[^<>]*?)?(\/?)>|([^<]+)/gy
  let end = 0
  for (const token of body.matchAll(tokens)) {
    end = token.index + token[0].length
    const [, closing, name, selfClosing, text] = token
    const current = open.at(-1)
    if (current === undefined) throw refuse('MalformedXML')
    if (name === undefined) current.text += unescapeText(text ?? '')
    else if (closing === '/') {
      if (current.name !== name || open.length === 1) throw refuse('MalformedXML')
      open.pop()
    } else {
      const child: XmlElement = { name, text: '', children: [] }
      current.children.push(child)
      if (selfClosing !== '/') open.push(child)
    }
  }
  const [root, ...others] = document.children
  const whole = end === body.length && open.length === 1 && document.text.trim() === ''
  if (root === undefined || others.length > 0 || !whole) throw refuse('MalformedXML')
  return root
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

export function textOf(element: XmlElement, name: string): string | undefined {
  return childrenOf(element, name)[0]?.text
}

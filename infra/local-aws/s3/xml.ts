const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeText(text: string): string {
  // Control characters are legal in keys and illegal in XML; S3 writes them as character references.
  return text.replace(
    // oxlint-disable-next-line no-control-regex
    /[&<>"\u0000-\u001f]/g,
    (character) => entities[character] ?? `&#${character.charCodeAt(0)};`,
  )
}

export function element(name: string, text: string | number | boolean): string {
  return `<${name}>${escapeText(String(text))}</${name}>`
}

/** The element, or nothing for undefined: S3 omits such elements. */
export function optionalElement(name: string, text: string | number | undefined): string {
  return text === undefined ? '' : element(name, text)
}

export function parent(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`
}

/** Results carry S3's namespace, errors do not. */
export function resultDocument(name: string, children: readonly string[]): string {
  const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/'
  return xmlDocument(`<${name} xmlns="${namespace}">${children.join('')}</${name}>`)
}

/** Escaped HTML. The `html` template escapes every other value. */
export type Markup = { readonly markup: string }

type Value = string | number | Markup | readonly Markup[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function html(literals: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const pieces = literals.map((literal, index) => literal + markupOf(values[index] ?? ''))
  return { markup: pieces.join('') }
}

function markupOf(value: Value): string {
  if (typeof value === 'object')
    return [value]
      .flat()
      .map(({ markup }) => markup)
      .join('')
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

export type Kind = 'link' | 'button' | 'heading' | 'field' | 'file' | 'checkbox' | 'text' | 'tab' | 'list'

/**
 * Finds a visible element: a link, button, tab or heading by its text, a field by its label, a list by its name, the page's file
 * input or checkbox, or the innermost element with a text. WebDriver BiDi runs this function's source in the page.
 */
export function findInPage(kind: Kind, name: string): Element | null {
  const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? textOf(element)
  const labelOf = (element: Element): string => {
    const [label] = (element as HTMLInputElement).labels ?? []
    return label === undefined ? (element.ariaLabel ?? '') : textOf(label).replace(/ ?\*$/, '')
  }
  const selectors = {
    link: 'a[href]',
    button: 'button, summary',
    tab: '[role=tab]',
    heading: 'h1, h2, h3',
    field: 'input, select, textarea',
    file: 'input[type=file]',
    checkbox: 'input[type=checkbox]',
    list: 'ul, ol',
    text: 'main *, dialog *, [role=status] *',
  }
  // An open dialog covers the page.
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const within = dialogs.at(-1) ?? document
  const found = [...within.querySelectorAll(selectors[kind])]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) || element.matches('[type=file]'),
    )
    .filter((element) => {
      if (kind === 'file' || kind === 'checkbox') return true
      if (kind === 'text') return textOf(element).includes(name)
      return (kind === 'field' ? labelOf(element) : nameOf(element)) === name
    })
  // Of nested elements with the text, the innermost is the last in document order.
  return (kind === 'text' ? found.at(-1) : found[0]) ?? null
}

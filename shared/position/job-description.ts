/** A part of a job's text under one heading. */
export type JobSection = {
  /** Undefined for the text before the first heading. */
  readonly title: string | undefined
  readonly blocks: readonly JobBlock[]
}

export type JobBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: readonly string[] }
  | { readonly kind: 'subsection'; readonly title: string; readonly items: readonly string[] }

const headingWords = { min: 2, max: 6 } as const
const subheadingWords = { min: 1, max: 5 } as const
const maxDroppedParagraphLetters = 10

/** A dash or an asterisk also begins other text, such as -5 °C or **bold**, so a space or a letter must follow. */
const bulletMark = /^(?:[•‣◦▪▫●○■□◆◇►▸✓✔➤·∙]\s*|[-*–—+](?:\s+|(?=\p{L})|$))/u
const capitalFirst = /^\p{Lu}/u
const smallFirst = /^\p{Ll}/u
const closingMark = /[.,;]$/

const isBullet = (line: string): boolean => bulletMark.test(line)
const itemOf = (line: string): string => line.replace(bulletMark, '')
const titleOf = (line: string): string => line.replace(/\s*:$/, '')

function hasWords(line: string, { min, max }: { min: number; max: number }): boolean {
  const count = line.split(/\s+/).length
  return count >= min && count <= max
}

const isAllCaps = (line: string): boolean => line === line.toUpperCase()

type Kind = 'heading' | 'subheading' | 'bullet' | 'paragraph'

/** `following` is the next line that is not blank. */
function kindOf(line: string, following: string | undefined): Kind {
  if (isBullet(line)) return 'bullet'
  const isFollowedByBullet = following !== undefined && isBullet(following)
  if (!capitalFirst.test(line)) return 'paragraph'
  if (isFollowedByBullet) return hasWords(line, subheadingWords) ? 'subheading' : 'paragraph'
  const isHeading = hasWords(line, headingWords) && !isAllCaps(line) && !closingMark.test(line)
  return isHeading ? 'heading' : 'paragraph'
}

type Line = { kind: Kind; text: string }

/** A line that begins with a small letter continues the paragraph or bullet in the line above it. */
function continues(line: string, above: string | undefined, open: Line | undefined): open is Line {
  const isOpen = open?.kind === 'paragraph' || open?.kind === 'bullet'
  return isOpen && above !== '' && smallFirst.test(line)
}

function linesOf(text: string): Line[] {
  const all = text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/).map((line) => line.trim())
  const lines: Line[] = []
  for (const [index, line] of all.entries()) {
    if (line === '') continue
    const last = lines.at(-1)
    if (continues(line, all[index - 1], last)) {
      last.text = `${last.text} ${line}`.trim()
      continue
    }
    const following = all.slice(index + 1).find((later) => later !== '')
    const kind = kindOf(line, following)
    lines.push({ kind, text: kind === 'bullet' ? itemOf(line) : line })
  }
  return lines
}

type OpenBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'subsection'; title: string; items: string[] }

type OpenSection = { title: string | undefined; blocks: OpenBlock[] }

function addItem(blocks: OpenBlock[], item: string): void {
  const last = blocks.at(-1)
  if (last === undefined || last.kind === 'paragraph') blocks.push({ kind: 'bullets', items: [item] })
  else last.items.push(item)
}

/** Parses the description or the requirements of a job into titled sections. */
export function parseJobText(text: string): readonly JobSection[] {
  const sections: OpenSection[] = []
  const current = (): OpenBlock[] => {
    const last = sections.at(-1) ?? { title: undefined, blocks: [] }
    if (sections.length === 0) sections.push(last)
    return last.blocks
  }
  for (const line of linesOf(text)) {
    if (line.kind === 'heading') sections.push({ title: titleOf(line.text), blocks: [] })
    else if (line.kind === 'subheading')
      current().push({ kind: 'subsection', title: titleOf(line.text), items: [] })
    else if (line.kind === 'bullet') {
      if (line.text !== '') addItem(current(), line.text)
    } else if (line.text.length > maxDroppedParagraphLetters)
      current().push({ kind: 'paragraph', text: line.text })
  }
  return sections
}

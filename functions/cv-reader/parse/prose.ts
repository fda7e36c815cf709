import type { Line } from '../layout/line.ts'
import { newParagraph } from './line-style.ts'

/** Joins wrapped lines; each list item or paragraph becomes one line. */
export function proseOf(lines: readonly Line[]): string {
  const texts: string[] = []
  let previous: Line | undefined
  for (const line of lines) {
    const before = texts.at(-1)
    const begins =
      line.bullet ||
      before === undefined ||
      line.startsBlock ||
      (previous !== undefined && !previous.bullet && line.gap > newParagraph)
    if (begins) texts.push(line.text.replace(/\s+/g, ' '))
    else texts[texts.length - 1] = joined(before, line.text.replace(/\s+/g, ' '))
    previous = line
  }
  return texts.join('\n')
}

/** Words whose compounds keep their hyphen: "cross-functional", "front-end". */
const keepsHyphen =
  /(?<!\p{L})(?:cross|front|back|multi|self|non|well|high|low|long|short|full|part|real|end|co|pre|post|on|off|in|next|third|first|large|small|data|user|year|day|up|to|of)-$/iu

/** Joins a word that is hyphenated at the end of a line. */
export function joined(before: string, after: string): string {
  if (!/\p{Ll}-$/u.test(before) || !/^\p{Ll}/u.test(after)) return `${before} ${after}`
  return `${keepsHyphen.test(before) ? before : before.slice(0, -1)}${after}`
}

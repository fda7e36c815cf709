import type { LeftOut } from '../reading.ts'
import { wordsOf } from '../words/words-of.ts'
import { leftOutOf } from './left-out.ts'
import type { Section } from './sections.ts'

/** In lines: what is shown of a page that recognition could not read well. */
const maxLines = 8

/**
 * Of a scan that recognition reads badly, the lines with words that it was not sure of. Such a page loses whole rows without a
 * trace, so a person has to compare it with the file.
 */
export function unclearLines(sections: readonly Section[], doubtful: ReadonlySet<string>): LeftOut[] {
  for (const name of ['experience', 'education', 'languages'] as const) {
    const lines = sections
      .filter((section) => section.name === name)
      .flatMap((section) => section.lines)
      .filter(({ text }) => wordsOf(text).some((word) => doubtful.has(word)))
    if (lines.length > 0) return [leftOutOf(lines.slice(0, maxLines), name)]
  }
  return []
}

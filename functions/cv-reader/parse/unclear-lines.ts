import type { LeftOut } from '../reading.ts'
import { wordsOf } from '../words/words-of.ts'
import { leftOutOf } from './left-out.ts'
import type { Section } from './section.ts'

/** In lines: how much of a badly recognised page is shown. */
const maxLines = 8

/**
 * The lines of a badly recognised scan that contain doubtful words. Such a scan can lose whole rows without any other sign, so the
 * candidate has to compare the result with the file.
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

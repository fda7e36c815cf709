import type { Line } from '../layout/line.ts'
import type { LeftOut, ParsedCv } from '../reading.ts'
import { mentionsPlace } from '../words/places.ts'
import { wordsOf } from '../words/words-of.ts'
import { isProse } from './entry-dates.ts'
import { languagesIn } from './languages.ts'
import { isLanguageItem } from './list-items.ts'
import { leftOutOf, maxLinesOfSection } from './left-out-entry.ts'
import type { Section } from './section.ts'

/** Names of languages, and levels under a heading of languages, that no language was read of. */
export function unreadLanguages(sections: readonly Section[], { languages }: ParsedCv): LeftOut[] {
  const read = new Set(wordsOf(languages.flatMap((entry) => Object.values(entry)).join(' ')))
  const isUnread = (text: string): boolean => wordsOf(text).every((word) => !read.has(word))
  const names = new Set(wordsOf(languages.map(({ language }) => language).join(' ')))
  const namesIn = ({ text }: Line, isUnderHeading: boolean): number =>
    text
      .replace(/^[^:：]{1,30}[:：]/, '')
      .split(/\s*[,;|•·]\s*|\s{2,}/)
      .filter(
        (item) => isLanguageItem(item, isUnderHeading) && !wordsOf(item).some((word) => names.has(word)),
      ).length
  // "English" alone can be the subject of a position or a study.
  const lines = sections.flatMap(({ name, lines: own }) =>
    own.filter(
      (line) =>
        !mentionsPlace(line.text) &&
        namesIn(line, name === 'languages') >
          (isProse(line) || name === 'experience' || name === 'education' ? 1 : 0),
    ),
  )
  const lost = languagesIn([{ lines, isUnderHeading: true }]).filter(({ language }) => isUnread(language))
  if (lines.length > 0 && lost.length === 0)
    return [leftOutOf(lines.slice(0, maxLinesOfSection), 'languages')]
  return lost.map((entry) => ({
    section: 'languages',
    lines: [entry.proficiency === '' ? entry.language : `${entry.language} – ${entry.proficiency}`],
    entry,
  }))
}

import type { Line } from '../layout/line.ts'
import type { LeftOut } from '../reading.ts'
import { rangeIn } from '../words/dates.ts'
import { educationIn } from './education.ts'
import { experienceIn } from './experience.ts'

/** In lines: how much of a section of which nothing was read is shown. */
export const maxLinesOfSection = 8

/** The entry that the lines become when they are read alone, or one that just contains them. */
export function leftOutOf(
  lines: readonly Line[],
  section: LeftOut['section'],
  shown: readonly string[] = lines.map(({ text }) => text),
): LeftOut {
  const texts = [...shown]
  const [first = '', ...rest] = lines.map(({ text }) => text)
  if (section === 'languages') return { section, lines: texts, entry: { language: first, proficiency: '' } }
  if (section === 'education') {
    const [entry] = educationIn([lines])
    const empty = { degree: first, institution: '', field_of_study: '', start_date: '', end_date: '' }
    return { section, lines: texts, entry: entry ?? empty }
  }
  const [found] = experienceIn([lines])
  const dates = texts.map(rangeIn).find((range) => range !== undefined)
  const plain = {
    position: first,
    company: '',
    start_date: dates?.start ?? '',
    end_date: dates?.end ?? '',
    description: rest.join('\n'),
  }
  return { section, lines: texts, entry: found?.entry ?? plain }
}

import type { AssessmentSection } from '#shared/position/assessment.ts'
import type { CallEvent } from '../ports/call-transport.ts'
import type { Place } from '../machine/transcript.ts'

type Sections = readonly Pick<AssessmentSection, 'questions'>[]

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The last question of a section that a text contains. */
function questionIn(text: string, sections: Sections, section: number): Place | undefined {
  const all = ` ${plain(text)} `
  const questions = sections[section]?.questions ?? []
  const question = questions.findLastIndex((each) => plain(each) !== '' && all.includes(` ${plain(each)} `))
  return question < 0 ? undefined : { section, question }
}

/**
 * The last question of the running section that was said. An interviewer that words its questions differently counts as having
 * asked none, so that the first is asked again rather than left out.
 */
export const placeIn = (lines: readonly string[], sections: Sections, section: number): Place =>
  questionIn(lines.join(' '), sections, section) ?? { section, question: 0 }

/**
 * Finds the questions in the messages of an interviewer that names no places. A line without one gets none, because it may be the
 * goodbye; an answer belongs to the question that was found last.
 */
export function createPlaceFinder(): (event: CallEvent, sections: Sections, section: number) => CallEvent {
  let line = ''
  let open: Place | undefined
  return (event, sections, section) => {
    if (event.type === 'aiEnded') line = ''
    if (event.type === 'userText') return { ...event, place: event.place ?? open }
    if (event.type !== 'aiText') return event
    line = `${line} ${event.text}`
    // The agent may still be in the section before the one that the clock has opened.
    const place = questionIn(line, sections, section) ?? questionIn(line, sections, section - 1)
    open = place ?? open
    return { ...event, place: event.place ?? place }
  }
}

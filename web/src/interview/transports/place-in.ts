import type { AssessmentSection } from '#shared/domain/assessment.ts'
import type { Place } from '../machine/transcript.ts'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The last question of the running section that was said, in whatever words around it. An interviewer that puts its questions
 * otherwise is thought to have asked none: the first is then asked again rather than left out.
 */
export function placeIn(
  said: readonly string[],
  sections: readonly Pick<AssessmentSection, 'questions'>[],
  section: number,
): Place {
  const all = plain(said.join(' '))
  const questions = sections[section]?.questions ?? []
  const question = questions.findLastIndex((text) => plain(text) !== '' && all.includes(plain(text)))
  return { section, question: Math.max(0, question) }
}

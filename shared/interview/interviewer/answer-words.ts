import type { AnsweredQuestion } from './answers-by-question.ts'
import type { CandidateAnswer, WordSource } from './candidate-answer.ts'

/** Said in the lobby, and to recruiters, where nothing transcribes what is said aloud. */
export const notWrittenDown = 'Spoken answers are recorded and not written down.'

export const notAsked = 'Not asked'
export const noReply = 'Asked, no reply'

/** In place of the words that were not written down. */
export const unwrittenText = ({ spokenSeconds }: Pick<CandidateAnswer, 'spokenSeconds'>): string => {
  const length =
    spokenSeconds === null ? '' : `, ${Math.max(1, spokenSeconds)} second${spokenSeconds > 1 ? 's' : ''}`
  return `Answered aloud${length}, not written down`
}

export const sourceNames: Readonly<Record<WordSource, string>> = {
  typed: 'typed',
  live: 'spoken',
  batch: 'from the recording',
}

const isWritten = ({ text }: CandidateAnswer): boolean => text !== null

/** "Not discussed" is true only where every answer has words. */
export const areAllWritten = (questions: readonly AnsweredQuestion[]): boolean =>
  questions.every(({ answers }) => answers.every(isWritten))

/** Stands before the answers where some have no words; undefined where all have. */
export function unwrittenNote(questions: readonly AnsweredQuestion[]): string | undefined {
  const spoken = questions.flatMap(({ answers }) => answers.filter(({ source }) => source !== 'typed'))
  const unwritten = spoken.filter((answer) => !isWritten(answer)).length
  if (unwritten === 0) return undefined
  return unwritten === spoken.length
    ? 'Nothing that the candidate said aloud was written down.'
    : `${unwritten} of ${spoken.length} spoken answers ${unwritten === 1 ? 'was' : 'were'} not written down.`
}

/** The words that belong to no question: greetings, and answers to an agent that words the questions itself. */
export const elsewhere = 'At no question'
/** How many answers to one question are shown; the rest is folded. */
export const answersShown = 4

/** All that is said of an interview that ended after a danger. */
export const wellbeingText = "The interview was stopped for the candidate's wellbeing."

export const notDiscussed = 'Not discussed'
/** By criterion, where some answers have no words. */
export const notAmongTheWritten = 'Nothing about it among the answers that were written down'

import { hasOnlyKnownFacts } from './facts.ts'
import { asksTwice, leadsOrJudges } from './manner.ts'
import { sentencesOf } from '../sentences.ts'
import { wordsOf } from './words.ts'

/** What a line of a model may build on. */
export type Grounds = {
  /** What the candidate said, the present answer included. */
  answers: readonly string[]
  /** CV, position, questions and the company. */
  known: string
  /** Sentences that the interviewer has said before this turn. */
  earlierLines: readonly string[]
}

/** A shorter sentence, "Thank you." for example, may be said again. */
const minRepeatedWords = 5

const isRepeated = (sentence: string, earlierLines: readonly string[]): boolean => {
  const words = wordsOf(sentence).join(' ')
  return (
    words.split(' ').length >= minRepeatedWords &&
    earlierLines.some((each) => wordsOf(each).join(' ') === words)
  )
}

/** A shorter text, "I see.", stands in answers by chance. */
const minEchoedWords = 4

/** What a model that obeys says as if it were the interviewer's: "I had cancer in 2021.", or a whole sentence of an answer. */
function isEcho(sentence: string, answers: readonly string[]): boolean {
  const words = wordsOf(sentence).join(' ')
  if (words.split(' ').length < minEchoedWords) return false
  return answers.some((answer) =>
    /^(?:i|my)\b/iu.test(sentence)
      ? ` ${wordsOf(answer).join(' ')} `.includes(` ${words} `)
      : sentencesOf(answer).some((each) => wordsOf(each).join(' ') === words),
  )
}

/** Whether a sentence names only what is known, asks one thing in its turn, says nothing again, and neither leads nor judges. */
export function isGrounded(sentence: string, before: readonly string[], grounds: Grounds): boolean {
  const { answers, known, earlierLines } = grounds
  return (
    !asksTwice([...before, sentence].join(' ')) &&
    !leadsOrJudges(sentence) &&
    !isRepeated(sentence, [...earlierLines, ...before]) &&
    !isEcho(sentence, answers) &&
    hasOnlyKnownFacts(sentence, [...answers, known].join('\n'))
  )
}

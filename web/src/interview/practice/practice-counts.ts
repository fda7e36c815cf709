import { insightsOf, wordsIn } from '#shared/interview/insights.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { entriesOf, type Transcript } from '../machine/transcript.ts'

export type Count = Readonly<{ term: string; text: string }>

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const durationText = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? plural(seconds, 'second') : `${minutes} min ${seconds % 60} s`
}

/** The counts of a practice run. Speech is not recognised, so only typed words are counted. */
export function practiceCounts(
  transcript: Transcript,
  { sections }: Pick<InterviewRecord, 'sections'>,
  spokenMilliseconds: number,
): readonly Count[] {
  const [first] = transcript
  const last = transcript.at(-1)
  // A candidate can speak before the first line and after the last one.
  const length = (last?.endedAt ?? 0) - (first?.timestamp ?? 0)
  const entries = entriesOf(transcript, first?.timestamp ?? 0)
  const typedWords = entries.reduce(
    (sum, { isTyped, content }) => sum + (isTyped === true ? wordsIn(content) : 0),
    0,
  )
  const asked = sections.map(({ title, questions = [] }) => ({ title, questions }))
  const count = asked.reduce((sum, { questions }) => sum + questions.length, 0)
  return [
    {
      term: 'Questions with a reply',
      text: `${insightsOf(entries, asked).questionsWithReply} of ${count}`,
    },
    { term: 'Time you spoke', text: durationText(spokenMilliseconds) },
    { term: 'Words you typed', text: String(typedWords) },
    { term: 'Length', text: durationText(Math.max(length, spokenMilliseconds)) },
  ]
}

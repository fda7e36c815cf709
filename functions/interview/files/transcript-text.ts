import { interviewerName } from '#shared/interview/interview-texts.ts'
import { sourceNames } from '#shared/interview/interviewer/answer-words.ts'
import type { MarkedEntry } from '#shared/interview/interviewer/recorded-lines.ts'
import { clockText, momentText } from './page/words.ts'

/** The interview page sends the transcript, so a candidate can change every line, the interviewer's too. */
export const transcriptSource =
  "The transcript was made in the candidate's browser. If in doubt, trust the recording."

/** For a line that the server sent and the page did not confirm to have played. */
export const notConfirmed = 'not confirmed as heard'

/** For words that were transcribed from the recording. */
export const fromRecording = sourceNames.batch

type Interview = {
  jobTitle: string
  candidateName: string
  startedAt: string | null
  entries: readonly MarkedEntry[]
}

/** The transcript for people: a line for each turn. */
export const transcriptText = ({ jobTitle, candidateName, startedAt, entries }: Interview): string =>
  [
    `Interview for ${jobTitle}`,
    `Candidate: ${candidateName}`,
    ...(startedAt === null ? [] : [`Started: ${momentText(startedAt)}`]),
    transcriptSource,
    '',
    ...entries.map((entry) => turn(entry, candidateName)),
    '',
  ].join('\n')

function turn(
  { role, content, startMilliseconds, isTyped, isPageClaim, isUnconfirmed, source }: MarkedEntry,
  candidateName: string,
): string {
  const time = startMilliseconds === undefined ? '' : `[${clockText(startMilliseconds)}] `
  const speaker = role === 'assistant' ? interviewerName : candidateName
  return `${time}${speaker}${isTyped === true ? ' (typed)' : ''}${source === 'batch' ? ` (${fromRecording})` : ''}${isPageClaim === true ? ' (as the browser sent it)' : ''}${isUnconfirmed === true ? ` (${notConfirmed})` : ''}: ${content.replaceAll(/\s*\n\s*/g, ' ')}`
}

import { interviewerName } from '#shared/domain/interview-texts.ts'
import type { TranscriptEntry } from '#shared/domain/transcript.ts'
import { clockText, momentText } from './page/words.ts'

type Interview = {
  jobTitle: string
  candidateName: string
  startedAt: string | null
  entries: readonly TranscriptEntry[]
}

/** The transcript for people: a line for each turn. */
export const transcriptText = ({ jobTitle, candidateName, startedAt, entries }: Interview): string =>
  [
    `Interview for ${jobTitle}`,
    `Candidate: ${candidateName}`,
    ...(startedAt === null ? [] : [`Started: ${momentText(startedAt)}`]),
    '',
    ...entries.map((entry) => turn(entry, candidateName)),
    '',
  ].join('\n')

function turn({ role, content, startMilliseconds, isTyped }: TranscriptEntry, candidateName: string): string {
  const time = startMilliseconds === undefined ? '' : `[${clockText(startMilliseconds)}] `
  const speaker = role === 'assistant' ? interviewerName : candidateName
  return `${time}${speaker}${isTyped === true ? ' (typed)' : ''}: ${content.replaceAll(/\s*\n\s*/g, ' ')}`
}

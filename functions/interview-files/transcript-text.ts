import { interviewerName } from '#shared/domain/interview-texts.ts'
import { malaysianTime } from '../mail/malaysian-time.ts'
import type { TranscriptEntry } from '#shared/domain/transcript.ts'

type Interview = {
  jobTitle: string
  candidateName: string
  startedAt: string | null
  entries: readonly TranscriptEntry[]
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Minutes and seconds since the start. */
const timeOf = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000)
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** The transcript for people: a line for each turn. */
export const transcriptText = ({ jobTitle, candidateName, startedAt, entries }: Interview): string =>
  [
    `Interview for ${jobTitle}`,
    `Candidate: ${candidateName}`,
    ...(startedAt === null ? [] : [`Started: ${malaysianTime(startedAt) ?? startedAt}`]),
    '',
    ...entries.map((entry) => turn(entry, candidateName)),
    '',
  ].join('\n')

function turn({ role, content, startMilliseconds, isTyped }: TranscriptEntry, candidateName: string): string {
  const time = startMilliseconds === undefined ? '' : `[${timeOf(startMilliseconds)}] `
  const speaker = role === 'assistant' ? interviewerName : candidateName
  return `${time}${speaker}${isTyped === true ? ' (typed)' : ''}: ${content.replaceAll(/\s*\n\s*/g, ' ')}`
}

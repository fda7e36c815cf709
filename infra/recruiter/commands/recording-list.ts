import type { ListedRecording } from '#shared/desk/contract/listed.ts'
import type { RecruiterApi } from '../api/recruiter-api.ts'
import { UsageError } from '../usage-error.ts'
import { jobsWithApplications } from './application-list.ts'
import { referenceOf } from './reference.ts'
import { refusedAs, unknownJob, unknownRecording } from './refused.ts'

export type Listed = ListedRecording & { reference: string }

export const withReference = (recording: ListedRecording): Listed => ({
  ...recording,
  reference: referenceOf(recording.id),
})

type Wanted = { job?: string | undefined; candidate?: string | undefined }

/** The recordings of interviews for one position or for all, oldest first. */
export async function listRecordings(api: RecruiterApi, { job, candidate }: Wanted): Promise<Listed[]> {
  const ids = job === undefined ? await jobsWithApplications(api) : [job]
  const recordings: Listed[] = []
  for (const id of ids) recordings.push(...(await recordingsFor(api, id)))
  return recordings
    .filter((recording) => isOf(recording, candidate))
    .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt))
}

function isOf({ candidate }: Listed, text = ''): boolean {
  const lowerText = text.toLowerCase()
  return [candidate.name, candidate.email].some((each) => each.toLowerCase().includes(lowerText))
}

async function recordingsFor(api: RecruiterApi, id: string): Promise<Listed[]> {
  const recordings: Listed[] = []
  let cursor: string | undefined
  do {
    const call = api.listRecordings({ params: { id }, query: { cursor } })
    const { data } = await refusedAs(call, { job_not_found: unknownJob(id) })
    recordings.push(...data.recordings.map(withReference))
    cursor = data.next ?? undefined
  } while (cursor !== undefined)
  return recordings
}

/** Finds the id of a recording by the id, its reference, or the beginning of its reference. */
export async function recordingIdNamed(api: RecruiterApi, text: string): Promise<string> {
  // Only ids contain "--", so no list is needed.
  return text.includes('--') ? text : (await recordingNamed(api, text)).id
}

export async function recordingNamed(api: RecruiterApi, text: string): Promise<Listed> {
  const matches = (await listRecordings(api, {})).filter(
    ({ id, reference }) => id === text || reference.startsWith(text.toLowerCase()),
  )
  const [match, ...others] = matches
  if (match === undefined || text === '') throw new UsageError(unknownRecording(text))
  if (others.length === 0) return match
  const references = matches.map(({ reference }) => reference).join(', ')
  throw new UsageError(
    `"${text}" is the beginning of ${matches.length} recordings, ${references}: please type more of it.`,
  )
}

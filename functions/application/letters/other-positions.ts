import type { Job } from '#shared/position/job.ts'
import { closedReason } from '#shared/platform/deadline.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import type { ApplicationWithLetter } from '../rows/application-outbox.ts'
import type { LettersApp } from './app.ts'

const maxPositions = 3

type Rejected = { department: string; appliedTo: ReadonlySet<string> }

/** Open positions that the candidate has not applied for; those of the same department come first. */
export function choosePositions(jobs: readonly Job[], { department, appliedTo }: Rejected, now: Date): Job[] {
  const open = jobs.filter((job) => !appliedTo.has(job.id) && closedReason(job, now) === undefined)
  const isNear = (job: Job): boolean => job.department === department
  return [...open.filter(isNear), ...open.filter((job) => !isNear(job))].slice(0, maxPositions)
}

/** None when they cannot be read: the letter does not wait for them, and links to all positions anyway. */
export async function otherPositions(
  { userId, department }: ApplicationWithLetter,
  app: LettersApp,
  log: Log,
): Promise<Job[]> {
  try {
    const [{ jobs }, applications] = await Promise.all([
      app.snapshots().then((snapshots) => snapshots.read()),
      app.applications.ofUser(userId),
    ])
    const appliedTo = new Set(applications.map(({ jobId }) => jobId))
    return choosePositions(jobs, { department, appliedTo }, app.clock())
  } catch (error) {
    log.warn('positions for a letter could not be read', errorFields(error))
    return []
  }
}

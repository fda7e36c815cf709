import type { Job } from '#shared/position/job.ts'
import { byNewest } from '#shared/position/job-order.ts'
import { counterPrefix, storedCounter, type JobCounter } from './application-count.ts'
import { jobOf, storedJob, type StoredJob } from './stored-job.ts'

/** A position and the number of its applications. */
export type CountedJob = { job: StoredJob; applicationCount: number }

export const sumOf = (counters: readonly Pick<JobCounter, 'count'>[]): number =>
  counters.reduce((sum, { count = 0 }) => sum + count, 0)

/** The positions among rows, each with the sum of its counters. */
export function countedIn(rows: readonly unknown[]): CountedJob[] {
  const jobs: StoredJob[] = []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const counter = storedCounter.safeParse(row)
    if (!counter.success || !counter.data.part.startsWith(counterPrefix)) jobs.push(storedJob.parse(row))
    else counts.set(counter.data.id, (counts.get(counter.data.id) ?? 0) + (counter.data.count ?? 0))
  }
  return jobs.map((job) => ({ job, applicationCount: counts.get(job.id) ?? 0 }))
}

export type ListedJob = Job & { updatedAt: string }

/** The positions among rows as the API lists them, newest first. */
export const listedIn = (rows: readonly unknown[]): ListedJob[] =>
  countedIn(rows)
    .map(({ job, applicationCount }) => ({ ...jobOf(job, { applicationCount }), updatedAt: job.updatedAt }))
    .toSorted((a, b) => byNewest(a, b) || a.id.localeCompare(b.id))

export const withQuestions = (rows: readonly unknown[]) =>
  countedIn(rows).map(({ job, applicationCount }) => ({
    ...jobOf(job, { applicationCount }),
    screening: job.screening,
  }))

import { jobPart } from '#functions/position/rows/stored-job.ts'
import { aJob } from '#tests/support/jobs.ts'
import { applicationRow, seed, sessionRow } from '../seed.ts'

/** The candidate whose requests are measured, with this many applications. */
export const candidate = 'candidate'
const ownApplications = 20

export const jobIdOf = (number: number): string => `job-${number}`

const applied = '2026-11-01T09:00:00.000Z'

/** About 1.5 kB. */
export const description =
  'We run the network between our GPU clusters and look for an engineer who knows it. '.repeat(18)

const jobRow = (number: number) => ({ ...aJob({ id: jobIdOf(number), description }), part: jobPart })
const counterRow = (number: number) => ({ id: jobIdOf(number), part: 'count#0', count: 1 })

const key = (userId: string, number: number) => ({ userId, jobId: jobIdOf(number), number, at: applied })

function* rowsOf(many: number): Generator<[table: string, row: object]> {
  for (let number = 0; number < many; number += 1) {
    yield ['jobs', jobRow(number)]
    yield ['jobs', counterRow(number)]
    yield ['applications', applicationRow(key(`other-${number}`, number % 7))]
    yield ['sessions', sessionRow(key(`other-${number}`, number))]
  }
  // Beyond the jobs that exist: the candidate's own applications do not depend on how many jobs there are.
  for (let number = many; number < many + ownApplications; number += 1) {
    yield ['applications', applicationRow(key(candidate, number))]
    yield ['sessions', sessionRow(key(candidate, number))]
  }
}

/** Creates the tables with `many` jobs, applications and sessions. */
export const seedTables = (directory: string, many: number): Promise<void> => seed(directory, rowsOf(many))

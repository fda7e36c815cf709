import { expect, test } from 'vitest'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { Job } from '#shared/position/job.ts'
import { firstJobState, nextJobState, type JobState } from './job-state.ts'

const job = { id: 'gpu-engineer', applicationCount: 1 } as Job
const newer = { ...job, applicationCount: 2 }

const loading = firstJobState(undefined)
const shown = firstJobState(job)
const missing: JobState = { kind: 'missing' }
const unreached: JobState = { kind: 'unreached' }

const notFound = new ApiRefusal('job_not_found', { status: 404 })
const offline = new ApiRefusal('no_answer')
const broken = new ApiRefusal('internal', { status: 500 })

test.each([
  ['a job that is loaded is shown', loading, { kind: 'loaded', job }, shown],
  ['a newer answer replaces it', shown, { kind: 'loaded', job: newer }, firstJobState(newer)],
  ['a job that the API does not have is missing', loading, { kind: 'failed', error: notFound }, missing],
  [
    'a job that was removed while it was read is missing',
    shown,
    { kind: 'failed', error: notFound },
    missing,
  ],
  ['a job is unreached without an answer', loading, { kind: 'failed', error: offline }, unreached],
  ['a job is unreached when the API fails', loading, { kind: 'failed', error: broken }, unreached],
  [
    'a job is unreached when the code could not be fetched',
    loading,
    { kind: 'failed', error: new TypeError() },
    unreached,
  ],
  ['a job in view stays without an answer', shown, { kind: 'failed', error: offline }, shown],
  ['another try loads again', unreached, { kind: 'retried' }, loading],
  ['another try leaves a job in view', shown, { kind: 'retried' }, shown],
] as const)('%s', (_, state, event, next) => {
  expect(nextJobState(state, event)).toEqual(next)
})

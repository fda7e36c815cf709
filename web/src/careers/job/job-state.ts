import type { Job } from '#shared/position/job.ts'
import type { Applied } from '../apply/load-applied.ts'

const notFoundStatus = 404

/** An application with the id of its candidate: the next candidate who signs in in this tab does not see it. */
export type ApplicationOf = { readonly userId: string; readonly applied: Applied }

export type JobState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly job: Job; readonly application?: ApplicationOf }
  /** The API has no such job. */
  | { readonly kind: 'missing' }
  /** Unknown: the API was not reached, or failed. */
  | { readonly kind: 'unreached' }

export type JobEvent =
  | { readonly kind: 'retried' }
  | { readonly kind: 'loaded'; readonly job: Job; readonly application?: ApplicationOf }
  | { readonly kind: 'failed'; readonly error: unknown }

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'status') === notFoundStatus

/** A job that is shown stays when loading it again fails; it is removed only when the API says that it is missing. */
export function nextJobState(state: JobState, event: JobEvent): JobState {
  if (event.kind === 'loaded') {
    const { job, application } = event
    return { kind: 'shown', job, ...(application === undefined ? {} : { application }) }
  }
  if (event.kind === 'retried') return state.kind === 'shown' ? state : { kind: 'loading' }
  if (isMissing(event.error)) return { kind: 'missing' }
  return state.kind === 'shown' ? state : { kind: 'unreached' }
}

export const firstJobState = (job: Job | undefined): JobState =>
  job === undefined ? { kind: 'loading' } : { kind: 'shown', job }

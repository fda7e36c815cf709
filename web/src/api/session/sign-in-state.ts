import { linkTo } from '../../site/link.ts'
import {
  checkStatusOnly,
  isDestination,
  justSignedIn,
  type CheckStatusOnly,
  type JustSignedIn,
} from '../../site/page-rules.ts'
import { isSignInNotice, type SignInNotice } from './sign-in-notices.ts'

/** What a link to the sign-in page, or to registering, carries in its navigation state. */
export type SignInState = {
  /** Where the person was about to be. */
  from?: string
  /** The job somebody wants to apply for. */
  jobId?: string
  checkStatusOnly?: true
  /** Why somebody is asked to sign in. */
  notice?: SignInNotice
  /** An application has just been made for the job. */
  applied?: true
}

const knownId = /^[A-Za-z0-9_-]+$/

/** Reads a navigation state, which may be anything. */
export function readSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {}
  const value = (name: keyof SignInState): unknown => Reflect.get(state, name)
  const [from, jobId, notice] = [value('from'), value('jobId'), value('notice')]
  return {
    ...(typeof from === 'string' && isDestination(from) ? { from } : {}),
    ...(typeof jobId === 'string' && knownId.test(jobId) ? { jobId } : {}),
    ...(value('checkStatusOnly') === true ? checkStatusOnly : {}),
    ...(isSignInNotice(notice) ? { notice } : {}),
    ...(value('applied') === true ? { applied: true } : {}),
  }
}

export type Destination = { to: string; state: CheckStatusOnly | JustSignedIn }

/** Where signing in leads: to the job somebody wanted to apply for, else to where they were, else to the dashboard. */
export function destinationOf({ jobId, from = linkTo('/dashboard') }: SignInState): Destination {
  return jobId === undefined
    ? { to: from, state: justSignedIn }
    : { to: linkTo('/careers/{jobId}', { jobId }), state: checkStatusOnly }
}

/** What the links between signing in, registering and asking for a password hand on. */
export function handedOn({ from, jobId, checkStatusOnly: checksOnly }: SignInState): SignInState {
  return {
    ...(from === undefined ? {} : { from }),
    ...(jobId === undefined ? {} : { jobId }),
    ...(checksOnly === undefined ? {} : { checkStatusOnly: checksOnly }),
  }
}

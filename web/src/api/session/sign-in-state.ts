import { linkTo } from '../../site/link.ts'
import { pageAt, parametersAt } from '../../site/match.ts'
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
  /** The path that required signing in. */
  from?: string
  /** The job to apply for after signing in. */
  jobId?: string
  checkStatusOnly?: true
  /** The message of the sign-in page. */
  notice?: SignInNotice
  /** The API ended the sign-in while the candidate applied for the job: the sign-in page finishes the application. */
  applying?: true
}

const knownId = /^[A-Za-z0-9_-]+$/

/** The job on whose page the API ended the sign-in. Its page calls the API for a candidate only to apply. */
function interruptedJob(from: unknown, notice: unknown): string | undefined {
  if (notice !== 'interview-needs-sign-in' || typeof from !== 'string') return undefined
  const [pathname = ''] = from.split('?')
  return pageAt(pathname).path === '/careers/{jobId}' ? parametersAt(pathname)['jobId'] : undefined
}

/** Reads a navigation state, which any page can set: unknown and malformed values are dropped. */
export function readSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {}
  const value = (name: keyof SignInState): unknown => Reflect.get(state, name)
  const [from, notice] = [value('from'), value('notice')]
  const interrupted = interruptedJob(from, notice)
  const jobId = interrupted ?? value('jobId')
  return {
    ...(typeof from === 'string' && isDestination(from) ? { from } : {}),
    ...(typeof jobId === 'string' && knownId.test(jobId) ? { jobId } : {}),
    ...(interrupted !== undefined || value('checkStatusOnly') === true ? checkStatusOnly : {}),
    ...(isSignInNotice(notice) ? { notice } : {}),
    ...(interrupted === undefined ? {} : { applying: true }),
  }
}

export type Destination = { to: string; state: CheckStatusOnly | JustSignedIn }

/** The page after signing in: the job to apply for, else the path that required signing in, else the dashboard. */
export function destinationOf({ jobId, from = linkTo('/dashboard') }: SignInState): Destination {
  return jobId === undefined
    ? { to: from, state: justSignedIn }
    : { to: linkTo('/careers/{jobId}', { jobId }), state: checkStatusOnly }
}

/** The part of the state that links between the sign-in, registration and password pages pass on. */
export function handedOn({ from, jobId, checkStatusOnly: checksOnly }: SignInState): SignInState {
  return {
    ...(from === undefined ? {} : { from }),
    ...(jobId === undefined ? {} : { jobId }),
    ...(checksOnly === undefined ? {} : { checkStatusOnly: checksOnly }),
  }
}

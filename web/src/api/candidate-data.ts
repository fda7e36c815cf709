import './watch-release.ts'
import type { Application } from '#shared/application/application.ts'
import { readStatusOf } from '#shared/application/application-status.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import type { Job } from '#shared/position/job.ts'
import type { Profile } from '#shared/account/profile.ts'
import useSWR, { unload, type SWRConfiguration, type SWRResponse } from 'swr'
import { authApi } from './auth-client.ts'
import { interviewsApi } from './interviews-client.ts'
import { jobsApi } from './jobs-client.ts'
import { onOutdated } from './outdated.ts'
import { onSessionChange, sessionState } from './session/session-state.ts'

/** The number of positions that the dashboard loads. */
const positionsShown = 10

export type Positions = { readonly jobs: readonly Job[]; readonly total: number }

/** What the API answers about a candidate, by the names under which it is cached. */
export type CandidateData = {
  profile: Profile
  applications: readonly Application[]
  sessions: readonly InterviewSession[]
  positions: Positions
}

export type CandidatePart = keyof CandidateData

/** An open tab reads a newer API, and for minutes during a deployment a newer page reads an older one. */
const readApplication = (application: Application): Application => ({
  ...application,
  status: readStatusOf(application.status),
  teamInterview: application.teamInterview ?? null,
})

const load: { readonly [Part in CandidatePart]: () => Promise<CandidateData[Part]> } = {
  profile: async () => (await authApi.me()).data,
  applications: async () => (await authApi.applications()).applications.map(readApplication),
  sessions: async () => (await interviewsApi.list()).data.sessions,
  positions: () => jobsApi.list({ query: { limit: positionsShown } }),
}

/** Contains the candidate's id: two candidates who use the same browser share no cached data. */
export const keyOf = (part: CandidatePart, candidateId: string): string => `${part} of ${candidateId}`

const usual: SWRConfiguration = {
  // The page says that loading failed and offers to try again.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
}

/** One part of the signed-in candidate's data, from the cache first and then from the API. */
export const useCandidatePart = <Part extends CandidatePart>(
  part: Part,
  candidateId: string,
  options: SWRConfiguration = {},
): SWRResponse<CandidateData[Part]> =>
  useSWR<CandidateData[Part]>(keyOf(part, candidateId), load[part], { ...usual, ...options })

/** The next dashboard shows nothing from the cache, where the new application is missing. */
onOutdated(() => unload({ revalidate: false }))

/** Signing out empties the cache, because another person may use the computer next. */
onSessionChange(() => {
  if (sessionState().user === undefined) unload({ revalidate: false })
})

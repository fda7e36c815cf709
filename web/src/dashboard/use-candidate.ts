import type { SignedInUser } from '#shared/contract/auth.ts'
import type { Job } from '#shared/domain/job.ts'
import { keptForRecruiters } from '#shared/domain/kept-application.ts'
import type { Profile } from '#shared/domain/profile.ts'
import { useRef } from 'react'
import { authApi } from '../api/auth-client.ts'
import { interviewsApi } from '../api/interviews-client.ts'
import { jobsApi } from '../api/jobs-client.ts'
import { useMinute } from '../ui/use-minute.ts'
import { useLoaded } from './loading/use-loaded.ts'
import { fallbackProfile } from './profile/profile-facts.ts'
import { standingsOf, type Known, type Standing } from './standing/standing.ts'

/** The number of positions that the dashboard loads. */
const positionsShown = 10

export type Positions = { readonly jobs: readonly Job[]; readonly total: number }

export type Candidate = {
  profile: Profile
  /** False for the fallback, which must not be edited: saving would overwrite the real profile. */
  isProfileKnown: boolean
  standings: readonly Standing[]
  positions: Positions
  /** Whether an interview was started or a recruiter has decided, so that the account is not deleted for its address. */
  isWithRecruiters: boolean
  /** True when loading failed: the data shown may be old or incomplete. */
  isStale: boolean
  isRetrying: boolean
  /** Loads everything again; resolves when it is there, or when loading failed. */
  refresh: () => Promise<void>
  /** When the data was last asked for, in milliseconds since 1970. */
  refreshedAt: () => number
  /** Stores the profile that the API answered after a change. */
  setProfile: (profile: Profile) => void
}

const loadProfile = async (): Promise<Profile> => (await authApi.me()).data
const loadApplications = async (): Promise<Known['applications']> =>
  (await authApi.applications()).applications
const loadSessions = async (): Promise<Known['sessions']> => (await interviewsApi.list()).data.sessions
const loadPositions = (): Promise<Positions> => jobsApi.list({ query: { limit: positionsShown } })

const noPositions: Positions = { jobs: [], total: 0 }

/**
 * Loads the dashboard's data; undefined while loading. Data that cannot be loaded is replaced by the signed-in user and
 * empty lists.
 */
export function useCandidate(user: SignedInUser): Candidate | undefined {
  const profile = useLoaded(loadProfile)
  const applications = useLoaded(loadApplications)
  const sessions = useLoaded(loadSessions)
  const positions = useLoaded(loadPositions)
  const minute = useMinute()
  const refreshedAt = useRef<number>(undefined)
  refreshedAt.current ??= Date.now()

  const all = [profile, applications, sessions, positions]
  if (all.some(({ data, hasFailed }) => data === undefined && !hasFailed)) return undefined
  const known = { applications: applications.data ?? [], sessions: sessions.data ?? [] }
  return {
    profile: profile.data ?? fallbackProfile(user),
    isProfileKnown: profile.data !== undefined,
    standings: standingsOf(known, new Date(minute)),
    isWithRecruiters: keptForRecruiters(known).size > 0,
    positions: positions.data ?? noPositions,
    isStale: all.some(({ hasFailed }) => hasFailed),
    isRetrying: all.some(({ isLoading }) => isLoading),
    refresh: async () => {
      refreshedAt.current = Date.now()
      await Promise.all(all.map(({ refresh }) => refresh()))
    },
    refreshedAt: () => refreshedAt.current ?? 0,
    setProfile: profile.change,
  }
}

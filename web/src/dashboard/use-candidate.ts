import type { SignedInUser } from '#shared/contract/auth.ts'
import type { Job } from '#shared/domain/job.ts'
import type { Profile } from '#shared/domain/profile.ts'
import { useRef } from 'react'
import useSWR from 'swr'
import { authApi } from '../api/auth-client.ts'
import { interviewsApi } from '../api/interviews-client.ts'
import { jobsApi } from '../api/jobs-client.ts'
import { fallbackProfile } from './profile/profile-facts.ts'
import { standingsOf, type Standing } from './standing/standing.ts'

/** The number of positions that the dashboard loads. */
export const positionsShown = 10

export type Positions = { readonly jobs: readonly Job[]; readonly total: number }

export type Candidate = {
  profile: Profile
  /** False for the fallback, which must not be edited: saving would overwrite the real profile. */
  isProfileKnown: boolean
  standings: readonly Standing[]
  positions: Positions
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

// `use-refresh.ts` decides when to refresh at the focus of the window.
const options = { revalidateOnFocus: false }

const noPositions: Positions = { jobs: [], total: 0 }

const settled = async (loading: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled(loading)
}

/**
 * Loads the dashboard's data; undefined while loading. Data that cannot be loaded is replaced by the signed-in user and
 * empty lists.
 */
export function useCandidate(user: SignedInUser): Candidate | undefined {
  const profile = useSWR(['profile', user.id], async () => (await authApi.me()).data, options)
  const applications = useSWR(
    ['applications', user.id],
    async () => (await authApi.applications()).applications,
    options,
  )
  const sessions = useSWR(
    ['interviews', user.id],
    async () => (await interviewsApi.list()).data.sessions,
    options,
  )
  const positions = useSWR(
    ['positions', user.id],
    () => jobsApi.list({ query: { limit: positionsShown } }),
    options,
  )
  const refreshedAt = useRef<number>(undefined)
  refreshedAt.current ??= Date.now()

  const all = [profile, applications, sessions, positions]
  if (all.some(({ data, error }) => data === undefined && error === undefined)) return undefined
  return {
    profile: profile.data ?? fallbackProfile(user),
    isProfileKnown: profile.data !== undefined,
    standings: standingsOf({ applications: applications.data ?? [], sessions: sessions.data ?? [] }),
    positions: positions.data ?? noPositions,
    isStale: all.some(({ error }) => error !== undefined),
    isRetrying: all.some(({ isValidating }) => isValidating),
    refresh: () => {
      refreshedAt.current = Date.now()
      return settled([profile.mutate(), applications.mutate(), sessions.mutate(), positions.mutate()])
    },
    refreshedAt: () => refreshedAt.current ?? 0,
    setProfile: (changed) => void profile.mutate(changed, { revalidate: false }),
  }
}

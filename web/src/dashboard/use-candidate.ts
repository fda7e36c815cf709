import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { keptForRecruiters } from '#shared/application/kept-application.ts'
import type { Profile } from '#shared/account/profile.ts'
import { useSWRConfig, type SWRConfiguration } from 'swr'
import {
  keyOf,
  useCandidatePart,
  type CandidateData,
  type CandidatePart,
  type Positions,
} from '../api/candidate-data.ts'
import { useMinute } from '../ui/use-minute.ts'
import { fallbackProfile } from './profile/profile-facts.ts'
import { refreshOptions } from './refresh/refresh-rules.ts'
import { standingsOf, type Known, type Standing } from './standing/standing.ts'

export type Candidate = {
  profile: Profile
  /** False for the fallback, which must not be edited: saving would overwrite the real profile. */
  isProfileKnown: boolean
  standings: readonly Standing[]
  positions: Positions
  /** An interview was started or a recruiter has decided: the account is not deleted although its address is unconfirmed. */
  isWithRecruiters: boolean
  /** True when loading failed: the data shown may be old or incomplete. */
  isStale: boolean
  isRetrying: boolean
  /** Loads everything again; resolves when it is loaded, or when loading failed. */
  refresh: () => Promise<void>
  /** Stores the profile that the API answered after a change. */
  setProfile: (profile: Profile) => void
  /** Takes an application that was withdrawn out of the lists, before they are loaded again. */
  removeApplication: (jobId: string) => void
}

const noPositions: Positions = { jobs: [], total: 0 }

type Cached = { known: Known; standings: readonly Standing[]; options: SWRConfiguration }

/** The standings of what is cached, and when it is loaded again, which depends on them. */
function useCached(candidateId: string, now: Date): Cached {
  const { cache } = useSWRConfig()
  const cached = <Part extends CandidatePart>(part: Part) =>
    cache.get(keyOf(part, candidateId))?.data as CandidateData[Part] | undefined
  const applications = cached('applications')
  const sessions = cached('sessions')
  const data = { applications: applications ?? [], sessions: sessions ?? [] }
  const standings = standingsOf(data, now)
  const isKnown = applications !== undefined && sessions !== undefined
  return { known: data, standings, options: refreshOptions(isKnown ? standings : undefined) }
}

/**
 * The dashboard's data, which stays in the cache while the candidate is on other pages; undefined until it is loaded for the
 * first time. Data that cannot be loaded is replaced by the signed-in user and empty lists.
 */
export function useCandidate(user: SignedInUser): Candidate | undefined {
  const { known, standings, options } = useCached(user.id, new Date(useMinute()))
  const profile = useCandidatePart('profile', user.id, options)
  const applications = useCandidatePart('applications', user.id, options)
  const sessions = useCandidatePart('sessions', user.id, options)
  const positions = useCandidatePart('positions', user.id, options)

  const all = [profile, applications, sessions, positions]
  if (all.some(({ data, error }) => data === undefined && error === undefined)) return undefined
  return {
    profile: profile.data ?? fallbackProfile(user),
    isProfileKnown: profile.data !== undefined,
    standings,
    isWithRecruiters: keptForRecruiters(known).size > 0,
    positions: positions.data ?? noPositions,
    isStale: all.some(({ error }) => error !== undefined),
    isRetrying: all.some(({ isValidating }) => isValidating),
    refresh: async () => {
      await Promise.all(all.map(({ mutate }) => mutate()))
    },
    setProfile: (changed) => void profile.mutate(changed, { revalidate: false }),
    removeApplication(jobId) {
      const others = <Of extends { jobId: string }>(list: readonly Of[] = []) =>
        list.filter((one) => one.jobId !== jobId)
      void applications.mutate(others, { revalidate: false })
      void sessions.mutate(others, { revalidate: false })
    },
  }
}

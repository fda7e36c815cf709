import type { SignedInUser } from '#shared/contract/auth.ts'
import type { Profile } from '#shared/domain/profile.ts'
import useSWR from 'swr'
import { authApi } from '../api/auth-client.ts'
import type { Application } from './overview/sections.ts'
import { fallbackProfile } from './profile/profile-facts.ts'

export type Candidate = {
  profile: Profile
  /** False for the fallback, which must not be edited: saving would overwrite the real profile. */
  isProfileKnown: boolean
  applications: readonly Application[]
  /** True when loading failed: the data shown may be old or incomplete. */
  isStale: boolean
  isRetrying: boolean
  retry: () => void
  /** Stores the profile that the API answered after a change. */
  setProfile: (profile: Profile) => void
}

// The dashboard shows the data as of its last load; reloading at each focus of the window has no use yet.
const options = { revalidateOnFocus: false }

/**
 * Loads the dashboard's data; undefined while loading. Data that cannot be loaded is replaced by the signed-in user and
 * empty lists.
 */
export function useCandidate(user: SignedInUser): Candidate | undefined {
  const profile = useSWR(['profile', user.id], async () => (await authApi.me()).data, options)
  const listed = useSWR(
    ['applications', user.id],
    async () => (await authApi.applications()).applications,
    options,
  )
  const isOnItsWay = [profile, listed].some(({ data, error }) => data === undefined && error === undefined)
  if (isOnItsWay) return undefined
  return {
    profile: profile.data ?? fallbackProfile(user),
    isProfileKnown: profile.data !== undefined,
    applications: listed.data ?? [],
    isStale: profile.error !== undefined || listed.error !== undefined,
    isRetrying: profile.isValidating || listed.isValidating,
    retry: () => {
      void profile.mutate()
      void listed.mutate()
    },
    setProfile: (changed) => void profile.mutate(changed, { revalidate: false }),
  }
}

import type { SignedInUser } from '#shared/contract/auth.ts'
import type { Profile } from '#shared/domain/profile.ts'
import useSWR from 'swr'
import { authApi } from '../api/auth-client.ts'
import type { Application } from './overview/sections.ts'
import { fallbackProfile } from './profile/profile-facts.ts'

export type Candidate = {
  profile: Profile
  /** False while only the fallback stands: nobody should write over what they cannot see. */
  isProfileKnown: boolean
  applications: readonly Application[]
  /** Something could not be loaded: what is shown may be old, or less than there is. */
  isStale: boolean
  isRetrying: boolean
  retry: () => void
  /** The profile as the API answered it after a change. */
  setProfile: (profile: Profile) => void
}

// Who looks at the dashboard sees when it was last asked for; asking again on every focus would serve nobody yet.
const options = { revalidateOnFocus: false }

/**
 * Everything the dashboard shows, or nothing while it is on its way. What cannot be loaded is replaced by what is known
 * without it: the person who signed in, and empty lists.
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

import { createContext, use } from 'react'
import type { StaffMember } from '#shared/platform/staff-member.ts'

export const MemberContext = createContext<StaffMember | undefined>(undefined)

/** The member who is signed in. */
export function useMember(): StaffMember {
  const member = use(MemberContext)
  if (member === undefined)
    throw new Error('useMember is called outside of the Workspace, which provides the member.')
  return member
}

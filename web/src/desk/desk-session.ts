import type { StaffMember } from '#shared/domain/staff-member.ts'

/** The sign-in of this browser as far as the page knows it. Nothing of it is stored: the cookie is not readable. */
export type DeskSession =
  | { name: 'asking' }
  /** Nothing is known, because no answer came. */
  | { name: 'unknown'; message: string }
  | { name: 'out' }
  | { name: 'in'; member: StaffMember; recoveryCodesLeft?: number }
  /** It ended while pages were open. They stay, so that nothing typed is lost, until somebody signs in again. */
  | { name: 'ended'; member: StaffMember }

export type DeskSessionEvent =
  | { type: 'asked' }
  | { type: 'signed_in'; member: StaffMember; recoveryCodesLeft?: number }
  /** A call was refused because there is no sign-in. */
  | { type: 'refused' }
  | { type: 'unanswered'; message: string }
  | { type: 'signed_out' }

export function nextSession(session: DeskSession, event: DeskSessionEvent): DeskSession {
  switch (event.type) {
    case 'asked':
      return { name: 'asking' }
    case 'signed_in': {
      const { member, recoveryCodesLeft } = event
      return { name: 'in', member, ...(recoveryCodesLeft === undefined ? {} : { recoveryCodesLeft }) }
    }
    case 'refused':
      if (session.name === 'in') return { name: 'ended', member: session.member }
      return session.name === 'ended' ? session : { name: 'out' }
    case 'unanswered':
      return session.name === 'asking' ? { name: 'unknown', message: event.message } : session
    case 'signed_out':
      return { name: 'out' }
  }
}

/** Pages of one member must not go on in the sign-in of another. */
export const isSomebodyElse = (session: DeskSession, member: StaffMember): boolean =>
  session.name === 'ended' && session.member.id !== member.id

import type { StaffMember } from '#shared/platform/staff-member.ts'

/** The sign-in of this browser as far as the page knows it. It is not stored, and scripts cannot read its cookie. */
export type DeskSession =
  | { name: 'asking' }
  /** The API has not answered. */
  | { name: 'unknown'; message: string }
  | { name: 'out' }
  | { name: 'in'; member: StaffMember; recoveryCodesLeft?: number }
  /** The sign-in ended while pages were open. They stay, with what was typed, until the member signs in again. */
  | { name: 'ended'; member: StaffMember }

export type DeskSessionEvent =
  | { type: 'asked' }
  | { type: 'signed_in'; member: StaffMember; recoveryCodesLeft?: number }
  /** A call was answered 401. */
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

/** Whether another member signs in where pages of this session are still open. */
export const isOtherMember = (session: DeskSession, member: StaffMember): boolean =>
  session.name === 'ended' && session.member.id !== member.id

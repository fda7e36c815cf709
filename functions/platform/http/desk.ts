import { Refusal } from '#shared/platform/contract/errors.ts'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { deskHeader } from '#shared/platform/contract/headers.ts'
import { everyPosition, reachOf, reaches, type Reach } from '#shared/platform/staff.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { cookieIn } from './cookie.ts'
import type { GatewayEvent } from './event.ts'

/** What the runtime asks about members of staff. */
export type StaffGate = {
  /** The member whose full sign-in this is; undefined where it is over, or only the password was given. */
  signedIn: (token: string) => Promise<{ member: StaffMember; hasFreshCode: boolean } | undefined>
  /** The position of a recording; those of applications are in their ids. */
  positionOf: (scope: 'position' | 'application' | 'recording', id: string) => Promise<string | undefined>
}

/** A caller of an endpoint that the desk has. For a signed call of the tool there is no member. */
export type StaffCaller = { member: StaffMember | undefined; reach: Reach }

/** IAM alone authorises the calls of the recruiter command. */
export const toolCaller: StaffCaller = { member: undefined, reach: everyPosition }

const staffPrefix = 'staff:'

/** The name by which the audit knows a member. */
export const staffPrincipal = ({ id }: Pick<StaffMember, 'id'>): string => `${staffPrefix}${id}`

/** The member whom the audit names; undefined where it names a principal of IAM. */
export const memberIdOf = (principal: string): string | undefined =>
  principal.startsWith(staffPrefix) ? principal.slice(staffPrefix.length) : undefined

/** Another site's page cannot set the header, and its requests are marked by the browser. */
export function isFromDesk({ headers }: GatewayEvent): boolean {
  const site = headers['sec-fetch-site']
  return Boolean(headers[deskHeader]) && (site === undefined || site === 'same-origin')
}

/** The member who calls, where role and positions allow it. */
export async function staffCaller(
  { desk }: Endpoint,
  event: GatewayEvent,
  gate: StaffGate | undefined,
): Promise<StaffCaller> {
  if (desk === undefined || gate === undefined) throw new Error('This endpoint does not declare `desk`.')
  const token = cookieIn(event)
  const signedIn = token === undefined ? undefined : await gate.signedIn(token)
  if (signedIn === undefined) throw new Refusal('desk_sign_in_needed')
  const { member, hasFreshCode } = signedIn
  const reach = reachOf(member)
  const administers = desk.administrators === true && member.isAdministrator
  if (!administers && !desk.roles.includes(member.role)) throw new Refusal('role_not_allowed')
  if (desk.freshCode === true && !hasFreshCode) throw new Refusal('code_needed')
  if (administers) return { member, reach }
  if (reach.kind === 'all' || desk.scope === 'listed' || desk.scope === 'own') return { member, reach }
  if (desk.scope === 'everything') throw new Refusal('role_not_allowed')
  const id = event.pathParameters?.['id']
  const jobId = id === undefined ? undefined : await gate.positionOf(desk.scope, id)
  // As if it did not exist: a reviewer learns nothing about other positions.
  if (jobId === undefined || !reaches(reach, jobId)) throw new Refusal('not_found')
  return { member, reach }
}

import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#shared/platform/staff.ts'
import { isCommonPassword } from '#functions/account/access/common-passwords.ts'
import { hashPassword } from '#functions/account/access/password-hash.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import type { StoredStaffLink } from '../rows/staff-links.ts'
import type { StoredMember } from '#functions/platform/staff/stored-member.ts'
import type { StaffApp, StaffHandlers } from './app.ts'
import { afterCode, enrolmentOf, newFactor } from './second-factor.ts'

type Linked = { link: StoredStaffLink; member: StoredMember }

/** The member whom a link of this purpose names, while it is good. */
export async function linkedMember(
  token: string,
  purpose: StoredStaffLink['purpose'],
  { links, members, clock }: Pick<StaffApp, 'links' | 'members' | 'clock'>,
): Promise<Linked | undefined> {
  const link = await links.find(token, clock())
  if (link === undefined || link.purpose !== purpose) return undefined
  const member = await members.byId(link.memberId)
  const state = purpose === 'invitation' ? 'invited' : 'active'
  return member?.epoch === link.epoch && member.state === state ? { link, member } : undefined
}

/** The link with the second factor that is being enrolled: the same for each visit, until it is accepted. */
async function enrolling(token: string, { link }: Linked, app: StaffApp): Promise<Enrolling> {
  const { sealed, keyId } = link
  if (sealed !== undefined && keyId !== undefined) return { sealed, keyId }
  const factor = newFactor(link.memberId, app.ring)
  await writeTogether(app.dynamo, [app.links.keepStep(token, { ...link, ...factor })], app.random)
  return factor
}

type Enrolling = { sealed: string; keyId: string }

export const invitation: StaffHandlers['invitation'] = async ({ body: { token }, refuse }, app) => {
  const linked = await linkedMember(token, 'invitation', app)
  if (linked === undefined) throw refuse('staff_link_invalid')
  const enrolment = enrolmentOf(await enrolling(token, linked, app), linked.member, app.ring)
  if (enrolment === undefined) throw refuse('staff_link_invalid')
  const { name, email } = linked.member
  return { success: true, data: { name, email, enrolment } }
}

export const accept: StaffHandlers['accept'] = async (
  { body: { token, password, code }, refuse, log },
  app,
) => {
  const linked = await linkedMember(token, 'invitation', app)
  if (linked === undefined) throw refuse('staff_link_invalid')
  const { member } = linked
  if (isCommonPassword(password, member)) throw refuse('password_too_common')
  const enrolled = { ...(await enrolling(token, linked, app)), lastStep: 0 }
  const factor = afterCode(enrolled, { code, memberId: member.id, now: app.clock() }, app.ring)
  if (factor === undefined) throw refuse('code_wrong')
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  const passwordHash = await hashPassword(password, app.passwordCost)
  const more = [
    app.links.spendStep(token, app.clock()),
    app.letters.step(app.random.id(), member.id, { about: 'factor_enrolled' }, app.clock()),
  ]
  if (!(await app.memberSecrets.activate(member, { passwordHash, factor, recoveryCodes }, more)))
    throw refuse('staff_link_invalid')
  log.info('invitation accepted', { memberId: member.id })
  return { success: true, data: { recoveryCodes } }
}

/** Letters and digits that are not mistaken for each other. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groups = 4
const groupLetters = 6
/** Bytes from here on would make some letters likelier. */
const fairBytes = 256 - (256 % alphabet.length)

function randomLetter(): string {
  for (;;) {
    const [byte = fairBytes] = randomBytes(1)
    if (byte < fairBytes) return alphabet[byte % alphabet.length] ?? ''
  }
}

const times = <Item>(length: number, make: () => Item): Item[] => Array.from({ length }, make)

/** 118 bits: codes are stored as SHA-256, and below 112 bits they would need a slow hash (ASVS 6.5.2). */
const newRecoveryCode = (): string =>
  times(groups, () => times(groupLetters, randomLetter).join('')).join('-')

import { codeSeconds, deskSignInSeconds } from '#shared/domain/staff.ts'
import { isPassword } from '../accounts/password-hash.ts'
import { seconds } from '../storage/limits/guards.ts'
import { shownMember, type StoredMember } from '../storage/staff/stored-member.ts'
import type { StaffApp, StaffHandlers } from './app.ts'
import { afterCode } from './second-factor.ts'

/** 256 bits. */
const newToken = ({ random }: Pick<StaffApp, 'random'>): string => random.id() + random.id()

async function begin(
  member: StoredMember,
  stage: 'password' | 'full',
  app: Pick<StaffApp, 'signIns' | 'random' | 'clock'>,
): Promise<string> {
  const token = newToken(app)
  const life = stage === 'full' ? deskSignInSeconds : codeSeconds
  await app.signIns.begin(token, {
    memberId: member.id,
    epoch: member.epoch,
    stage,
    expiresAt: seconds(app.clock()) + life,
    ...(member.lastSignInAt === undefined ? {} : { newSince: member.lastSignInAt }),
  })
  return token
}

/**
 * The first step. The work is the same for an address without a member. A sign-in with a company's OpenID Connect provider would
 * take the place of both steps, and begin the full sign-in of the member whom the provider names.
 */
export const signIn: StaffHandlers['signIn'] = async ({ body, setCookie, refuse, log }, app) => {
  const member = await app.members.byEmail(body.email)
  const isRight = await isPassword(body.password, member?.passwordHash, app.passwordCost)
  if (member === undefined || !isRight || member.state !== 'active') throw refuse('wrong_credentials')
  setCookie(await begin(member, 'password', app))
  log.info('password accepted', { memberId: member.id })
  return { success: true, data: {} }
}

/** The second step. The sign-in of the first ends, and another token begins the full one. */
export const enterCode: StaffHandlers['enterCode'] = async (
  { body: { code }, deskToken, countersFor, setCookie, refuse, log },
  app,
) => {
  const now = app.clock()
  const first = deskToken === undefined ? undefined : await app.signIns.find(deskToken, now)
  const member = first?.stage === 'password' ? await app.members.byId(first.memberId) : undefined
  if (deskToken === undefined || member === undefined) throw refuse('password_step_over')
  if (member.state !== 'active' || member.epoch !== first?.epoch) throw refuse('password_step_over')
  // Counted before the code is verified: otherwise, a thousand concurrent calls would all be verified.
  const counters = countersFor({ account: member.id })
  const taken = await app.limiter.take(counters)
  if (!taken.allowed) {
    const { retryAfterSeconds, full } = taken
    throw refuse('too_many_attempts', { retryAfterSeconds, limits: full })
  }
  if (!(await isRightCode(member, code, app))) throw refuse('code_wrong')
  await taken.giveBack(counters)
  setCookie(await begin(member, 'full', app))
  await app.signIns.end(deskToken)
  log.info('signed in to the desk', { memberId: member.id })
  const after = (await app.members.byId(member.id)) ?? member
  const recoveryCodesLeft = after.recoveryCodes.length
  return { success: true, data: { member: shownMember(member), recoveryCodesLeft } }
}

/** Uses up the code, whichever of the two it is. */
async function isRightCode(member: StoredMember, code: string, app: StaffApp): Promise<boolean> {
  const entered = code.trim().toLowerCase()
  const { factor, id: memberId } = member
  const now = app.clock()
  const after = factor && afterCode(factor, { code: entered, memberId, now }, app.ring)
  return after === undefined
    ? app.memberSecrets.useRecoveryCode(member, entered, now)
    : app.memberSecrets.useStep(member, after, now)
}

export const me: StaffHandlers['me'] = async ({ member, deskToken }, app) => {
  const signIn = deskToken === undefined ? undefined : await app.signIns.find(deskToken, app.clock())
  return { success: true, data: { member, newSince: signIn?.newSince ?? null } }
}

export const signOut: StaffHandlers['signOut'] = async ({ deskToken, setCookie, member, log }, app) => {
  if (deskToken !== undefined) await app.signIns.end(deskToken)
  setCookie(undefined)
  log.info('signed out of the desk', { memberId: member.id })
  return { success: true, data: {} }
}

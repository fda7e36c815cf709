import type { Refusal, RefusalDetails } from '#shared/platform/contract/errors.ts'
import { limits } from '#shared/platform/contract/limits.ts'
import { browserName } from '#shared/interview/browser-name.ts'
import { codeSeconds, deskIdleSeconds, deskSignInSeconds, freshCodeSeconds } from '#shared/platform/staff.ts'
import { judgePassword } from '#functions/account/access/judge-password.ts'
import { errorFields } from '#functions/platform/log/log.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { seconds, type Counter } from '#functions/platform/limits/guards.ts'
import type { StoredStaffSignIn } from '#functions/platform/staff/staff-sign-ins.ts'
import { shownMember, type StoredMember } from '#functions/platform/staff/stored-member.ts'
import type { AtSignIn } from '../rows/member-secrets.ts'
import type { StaffApp, StaffHandlers } from './app.ts'
import { afterCode, sealedAnew } from './second-factor.ts'

/** 256 bits. */
const newToken = ({ random }: Pick<StaffApp, 'random'>): string => random.id() + random.id()

/** The first step's sign-in opens nothing but the second step. */
async function begin(
  member: StoredMember,
  more: Pick<StoredStaffSignIn, 'stage' | 'activeUntil' | 'codeUntil' | 'begunAt' | 'browser' | 'expiresAt'>,
  app: Pick<StaffApp, 'signIns' | 'random'>,
): Promise<string> {
  const token = newToken(app)
  await app.signIns.begin(token, {
    memberId: member.id,
    epoch: member.epoch,
    ...more,
    ...(member.lastSignInAt === undefined ? {} : { newSince: member.lastSignInAt }),
  })
  return token
}

/** A member who is not active has no password that could be right. */
async function activeByEmail(email: string, { members }: StaffApp): Promise<StoredMember | undefined> {
  const member = await members.byEmail(email)
  return member?.state === 'disabled' ? { ...member, passwordHash: undefined } : member
}

/**
 * The first step. The work is the same for an address without a member. A sign-in with a company's OpenID Connect provider would
 * take the place of both steps, and begin the full sign-in of the member whom the provider names.
 */
export const signIn: StaffHandlers['signIn'] = async (
  { body, ipAddress, countersFor, setCookie, refuse, log },
  app,
) => {
  const users = { byEmail: (email: string) => activeByEmail(email, app) }
  const judged = await judgePassword({ ...body, ipAddress, countersFor }, { ...app, users })
  if (judged.kind === 'limited') {
    const { retryAfterSeconds, limits } = judged
    throw refuse('too_many_attempts', { retryAfterSeconds, limits })
  }
  if (judged.kind === 'wrong') throw refuse('wrong_credentials')
  const member = judged.user
  setCookie(await begin(member, { stage: 'password', expiresAt: seconds(app.clock()) + codeSeconds }, app))
  log.info('password accepted', { memberId: member.id })
  return { success: true, data: {} }
}

/** The second step. The sign-in of the first ends, and another token begins the full one. */
export const enterCode: StaffHandlers['enterCode'] = async (
  { body: { code }, deskToken, countersFor, userAgent, setCookie, refuse, log },
  app,
) => {
  const now = app.clock()
  const first = deskToken === undefined ? undefined : await app.signIns.find(deskToken, now)
  const member = first?.stage === 'password' ? await app.members.byId(first.memberId) : undefined
  if (deskToken === undefined || member === undefined) throw refuse('password_step_over')
  if (member.state !== 'active' || member.epoch !== first?.epoch) throw refuse('password_step_over')
  const more = { lastSignInAt: now.toISOString() }
  await checkCode({ member, code, more, counters: countersFor({ account: member.id }), refuse }, app)
  const full = {
    stage: 'full',
    codeUntil: seconds(now) + freshCodeSeconds,
    begunAt: now.toISOString(),
    browser: browserName(userAgent),
    expiresAt: seconds(now) + deskSignInSeconds,
    activeUntil: seconds(now) + deskIdleSeconds,
  } as const
  setCookie(await begin(member, full, app))
  await app.signIns.end(deskToken)
  log.info('signed in to the desk', { memberId: member.id })
  await sealFactorsAnew(app).catch((error: unknown) =>
    log.warn('second factors not sealed anew', errorFields(error)),
  )
  const after = (await app.members.byId(member.id)) ?? member
  const recoveryCodesLeft = after.recoveryCodes.length
  return { success: true, data: { member: shownMember(member), recoveryCodesLeft } }
}

type Entered = {
  member: StoredMember
  code: string
  more: AtSignIn
  counters: readonly Counter[]
  refuse: (code: 'code_wrong' | 'too_many_attempts', details?: RefusalDetails) => Refusal
}

/** Refuses a wrong code, and any code after five wrong ones. */
async function checkCode({ member, code, more, counters, refuse }: Entered, app: StaffApp): Promise<void> {
  // Counted before the code is verified: otherwise, a thousand concurrent calls would all be verified.
  const taken = await app.limiter.take(counters)
  if (!taken.allowed) {
    const { retryAfterSeconds, full } = taken
    throw refuse('too_many_attempts', { retryAfterSeconds, limits: full })
  }
  if (!(await isRightCode({ member, code, more }, app))) {
    if (await app.limiter.isFull(counters)) await tellOfWrongCodes(member, app)
    throw refuse('code_wrong')
  }
  await taken.giveBack(counters)
}

/** A code again, in the same sign-in. Like that of a sign-in it works once, and wrong ones count together. */
export const confirmCode: StaffHandlers['confirmCode'] = async (
  { body: { code }, deskToken = '', member: { id }, countersFor, refuse, log },
  app,
) => {
  const member = await app.members.byId(id)
  if (member === undefined) throw refuse('code_wrong')
  await checkCode({ member, code, more: {}, counters: countersFor({ account: id }), refuse }, app)
  await app.signIns.refreshCode(deskToken, app.clock())
  log.info('code entered again', { memberId: id })
  return { success: true, data: {} }
}

/** With the current key, for all members: one who is away keeps the second factor over any number of rotations. */
async function sealFactorsAnew({ members, memberSecrets, ring }: StaffApp): Promise<void> {
  for (const member of await members.all()) {
    const factor = member.factor && sealedAnew(member.factor, member.id, ring)
    if (factor !== undefined) await memberSecrets.sealFactor(member, factor)
  }
}

/** Once in the time of the limit: the window is in the letter's id. */
async function tellOfWrongCodes({ id }: StoredMember, app: StaffApp): Promise<void> {
  const now = app.clock()
  const window = Math.floor(seconds(now) / limits.deskCode.windowSeconds)
  const letter = app.letters.step(`codes-${id}-${window}`, id, { about: 'codes_wrong' }, now)
  await writeTogether(app.dynamo, [letter], app.random)
}

/** Uses up the code, whichever of the two it is. */
async function isRightCode(
  { member, code, more }: Pick<Entered, 'member' | 'code' | 'more'>,
  app: StaffApp,
): Promise<boolean> {
  const entered = code.trim().toLowerCase()
  const { factor, id: memberId } = member
  const after = factor && afterCode(factor, { code: entered, memberId, now: app.clock() }, app.ring)
  return after === undefined
    ? app.memberSecrets.useRecoveryCode(member, entered, more)
    : app.memberSecrets.useStep(member, after, more)
}

export const me: StaffHandlers['me'] = async ({ member, deskToken }, app) => {
  const now = app.clock()
  const signIn = deskToken === undefined ? undefined : await app.signIns.find(deskToken, now)
  const until = signIn?.activeUntil ?? signIn?.expiresAt ?? seconds(now)
  const idleSeconds = until - seconds(now)
  return { success: true, data: { member, newSince: signIn?.newSince ?? null, idleSeconds } }
}

export const signOut: StaffHandlers['signOut'] = async ({ deskToken, setCookie, member, log }, app) => {
  if (deskToken !== undefined) await app.signIns.end(deskToken)
  setCookie(undefined)
  log.info('signed out of the desk', { memberId: member.id })
  return { success: true, data: {} }
}

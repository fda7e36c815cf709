import { appOn } from '../function-config.ts'
import { expect } from 'vitest'
import { noticesUses } from '#functions/desk/notices/app.ts'
import { noticesHandler } from '#functions/desk/notices/event.ts'
import { aMember, cookieSetBy, passwordLink, signedInToDesk, type Member } from '../staff-desk.ts'
import { goodPassword } from '../api.ts'
import { chosenSlot } from '../chosen-slot.ts'
import { eventually } from '../eventually.ts'
import { mailsTo } from '../inbox.ts'
import type { Steps, UsesOf } from './steps.ts'
import { dayMilliseconds, minuteMilliseconds } from '#shared/platform/durations.ts'

/** The cookie of a member of staff with this role. */
export async function deskCookie(
  { stack, call, now }: Pick<Steps, 'stack' | 'call' | 'now'>,
  role: Member['member']['role'],
): Promise<string> {
  return signedInToDesk(call, await aMember({ ...stack, now }, call, { role }))
}

/** Sign-ins at the desk, assessments and notices. */
export const staffUses = ({
  stack,
  call,
  good,
  now,
  signedIn,
  applyFor,
  aPosition,
  configOf,
  proceed,
  world,
}: Steps): UsesOf<'staff' | 'staffAssessments' | 'notices'> => ({
  /** Sends a member's first notice. */
  async notices() {
    const [candidate, jobId] = [await signedIn(), await aPosition()]
    const { token } = candidate
    const invited = { ...candidate, jobId: await aPosition() }
    const colleague = await chosenSlot({ ...stack, now }, good, invited)
    const { email } = await aMember({ ...stack, now }, good, { role: 'recruiter' })
    await applyFor(jobId, token)
    await eventually(
      () => {
        proceed()
        return mailsTo(stack, colleague).at(-1)?.calendar
      },
      (calendar) => calendar !== undefined,
    )
    proceed()
    const runAfter = (milliseconds: number) => {
      const clock = () => new Date(now().getTime() + milliseconds)
      return noticesHandler(appOn(noticesUses, [configOf('notices'), { ...world, clock }], {}))({})
    }
    // The first run notes the day; the daily notice comes at the next eight in the morning.
    await runAfter(2 * minuteMilliseconds)
    await runAfter(dayMilliseconds)
    expect(mailsTo(stack, email).some(({ subject }) => subject.includes('1 new application'))).toBe(true)
    await passwordLink(stack, good, email, proceed)
  },

  async staff() {
    const member = await aMember({ ...stack, now }, good, { role: 'recruiter' })
    const first = await good('POST /desk/sign-in', { json: { email: member.email, password: goodPassword } })
    const [code = ''] = member.recoveryCodes
    // A wrong code is counted.
    const wrong = await call('POST /desk/sign-in/code', {
      json: { code: '000000' },
      cookie: cookieSetBy(first),
    })
    expect(wrong.status).toBe(401)
    const second = await good('POST /desk/sign-in/code', { json: { code }, cookie: cookieSetBy(first) })
    const cookie = cookieSetBy(second)
    await good('GET /desk/me', { cookie })
    await good('POST /desk/active', { cookie })
    await good('POST /desk/code', { json: { code: member.recoveryCodes[2] }, cookie })
    await good('GET /desk/sign-ins', { cookie })
    await good('DELETE /desk/sign-ins/of-nobody', { cookie })
    const token = await passwordLink(stack, good, member.email, proceed)
    await good('POST /desk/password/reset', { json: { token, password: 'another good password 2' } })
    const after = { json: { email: member.email, password: 'another good password 2' } }
    const half = cookieSetBy(await good('POST /desk/sign-in', after))
    const json = { code: member.recoveryCodes[1] }
    const again = cookieSetBy(await good('POST /desk/sign-in/code', { json, cookie: half }))
    await good('POST /desk/sign-out', { cookie: again })
  },

  async staffAssessments() {
    const [{ token, id: userId }, jobId] = [await signedIn(), await aPosition()]
    await applyFor(jobId, token)
    const cookie = await deskCookie({ stack, call, now }, 'recruiter')
    const route = `/desk/applications/${userId}--${jobId}/assessments`
    const json = { note: 'A note', marks: {}, updatedAt: null }
    await good(`PUT ${route}`, { json, cookie })
    await good(`GET ${route}`, { cookie })
    const colleague = await aMember({ ...stack, now }, call, { role: 'recruiter' })
    const note = `/desk/applications/${userId}--${jobId}/notes/the-first-note`
    const mention = { text: 'Please read this.', mentions: [colleague.member.id], updatedAt: null }
    await good(`PUT ${note}`, { json: mention, cookie })
    await good(`DELETE ${note}`, { cookie })
  },
})

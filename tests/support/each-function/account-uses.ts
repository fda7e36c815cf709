import { chosenSlot } from '../chosen-slot.ts'
import { appOn } from '../function-config.ts'
import { expect } from 'vitest'
import { accountExpiryUses } from '#functions/erasure/account-expiry/app.ts'
import { accountExpiry } from '#functions/erasure/account-expiry/expire.ts'
import { mailReturnsUses } from '#functions/application/mail-returns/app.ts'
import { noteReturn } from '#functions/application/mail-returns/note-return.ts'
import { goodPassword, tokenIn, type ApiAnswer } from '../api.ts'
import { aStranger } from '../cv-desk.ts'
import { postWithFile, uploader } from '../cv-upload.ts'
import { emptyBuckets } from '../empty-storage.ts'
import { anEnquiry, sendEnquiry } from '../enquiries.ts'
import { aCaller } from '../enquiry-desk.ts'
import { linkIn } from '../inbox.ts'
import { aCallThatRan, putCallRecording, runningInterview, uploadPart } from '../rooms.ts'
import { setInRow } from '../rows.ts'
import { deskCookie } from './staff-uses.ts'
import type { Steps, UsesOf } from './steps.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

/** Farther ahead than the clock of any function. */
const yearMilliseconds = 365 * dayMilliseconds

/** Registration, sign-in, CVs, and the expiry of accounts. */
export function accountUses({
  stack,
  proceed,
  call,
  now,
  good,
  configOf,
  aPosition,
  assess,
  cvOf,
  world,
  signedIn,
}: Steps): UsesOf<'auth' | 'cv' | 'accountExpiry' | 'mailReturns'> {
  const idIn = ({ body }: ApiAnswer): string => (body['data'] as { user: { id: string } }).user.id

  /** Writes the session as an interview in a call of the provider leaves it. */
  const wasCalled = (registered: ApiAnswer, id: string) =>
    setInRow(
      stack,
      'sessions',
      { userId: idIn(registered), id },
      { provider: 'daily', conversation: aCallThatRan },
    )

  return {
    async auth() {
      const person = aStranger()
      const fields = { ...person, password: goodPassword }
      const registered = await postWithFile(stack, '/auth/register', cvOf(person), { fields })
      expect(registered.status).toBe(200)
      const token = tokenIn(registered)
      const { body } = await good('GET /auth/me', { token })
      const { cv_url: link } = body['data'] as { cv_url: string }
      expect((await fetch(link)).status).toBe(200)
      await good('PATCH /auth/me', { token, json: { title: 'Network Engineer' } })
      const room = { call: good, token }
      const jobId = await aPosition()
      const sessionId = await runningInterview({ ...room, jobId })
      await assess(idIn(registered), jobId)
      await uploadPart({ ...room, sessionId }, { part: 0, bytes: 'film' })
      await putCallRecording(stack, sessionId)
      await good('GET /auth/candidates/applications', { token })
      const exported = await good('GET /auth/me/export', { token })
      const { interviews } = exported.body['data'] as { interviews: { files: { url: string }[] }[] }
      const [file] = interviews[0]?.files ?? []
      expect((await fetch(file?.url ?? '')).status).toBe(200)
      await good('POST /auth/forgot-password', { form: { email: person.email } })
      const reset = linkIn(stack, 'reset', person.email)
      await good('POST /auth/reset-password', { token, json: { token: reset, password: goodPassword } })
      const once = await good('POST /auth/login', { json: { email: person.email, password: goodPassword } })
      await good('POST /auth/logout', { token: tokenIn(once) })
      // Leaves a sign-in that is deleted with the account.
      await good('POST /auth/login', { json: { email: person.email, password: goodPassword } })
      await sendEnquiry(stack.gateway, anEnquiry({ email: person.email }), aCaller())
      await good('POST /recruiting/candidates/export', { json: { candidate: person.email } })
      const cookie = await deskCookie({ stack, call, now }, 'privacy_officer')
      await good('POST /desk/candidates/export', { json: { candidate: person.email }, cookie })
      await good('POST /recruiting/candidates/erase', { json: { candidate: person.email } })
      proceed()
      // Without ListBucket, S3 answers 403 instead of 404 for a file that is gone.
      expect((await fetch(link)).status).toBe(404)

      // "not-mine" makes the files of a completed interview due again, which are then written without the address.
      const other = await signedIn()
      const ended = await runningInterview({ call: good, token: other.token, jobId: await aPosition() })
      await good(`POST /interviews/${ended}/finish`, { token: other.token, json: { transcript: [] } })
      await good('POST /auth/not-mine', { json: { token: linkIn(stack, 'not-mine', other.email) } })

      // Added to positions: one says yes, one has everything deleted, one is exported and erased.
      const added = async () => {
        const { name, email } = aStranger()
        const route = `/recruiting/jobs/${await aPosition()}/people`
        const answer = await postWithFile(stack, route, cvOf({ name, email }), { fields: { name, email } })
        expect(answer.status).toBe(200)
        return email
      }
      const [yes, no, third] = [await added(), await added(), await added()]
      const saysYes = linkIn(stack, 'yes', yes)
      await good('POST /auth/introduction', { json: { token: saysYes } })
      await good('POST /auth/introduction/yes', { json: { token: saysYes, newPassword: goodPassword } })
      await good('POST /auth/introduction/delete', { json: { token: linkIn(stack, 'delete', no) } })
      const ofThird = await good('POST /recruiting/candidates/export', { json: { candidate: third } })
      const { files } = ofThird.body['data'] as { files: { url: string }[] }
      expect((await fetch(files[0]?.url ?? '')).status).toBe(200)
      await good('POST /recruiting/candidates/erase', { json: { candidate: third } })

      // The file of one who says yes is gone.
      const withoutFile = linkIn(stack, 'yes', await added())
      await emptyBuckets(stack.s3)
      await good('POST /auth/introduction/yes', {
        json: { token: withoutFile, newPassword: goodPassword },
      })

      const erased = await signedIn()
      await chosenSlot({ ...stack, now }, good, { ...erased, jobId: await aPosition() })
      for (const act of ['export', 'erase'])
        await good(`POST /recruiting/candidates/${act}`, { json: { candidate: erased.email } })
    },

    async cv() {
      const person = aStranger()
      const announced = await good('POST /cv/upload', {
        json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
      })
      const { cvId: late } = announced.body['data'] as { cvId: string }
      const missing = await call('POST /cv/analyze-text', { json: { cvId: late } })
      expect([missing.status, missing.body['code']]).toEqual([404, 'cv_not_found'])

      const { cvId: cv_id = '' } = await uploader(stack)(cvOf(person))
      const opened = await good('POST /auth/register-with-cv', { form: { cv_id, confirm_update: 'false' } })
      const updated = await postWithFile(stack, '/auth/register-with-cv', cvOf(person), {
        fields: { confirm_update: 'true' },
        token: tokenIn(opened),
      })
      expect(updated.status).toBe(200)
    },

    async accountExpiry() {
      const person = aStranger()
      const fields = { ...person, password: goodPassword }
      const registered = await postWithFile(stack, '/auth/register', cvOf(person), { fields })
      expect(registered.status).toBe(200)
      const token = tokenIn(registered)
      const jobId = await aPosition()
      const sessionId = await runningInterview({ call: good, token, jobId })
      await assess(idIn(registered), jobId)
      await uploadPart({ call: good, token, sessionId }, { part: 0, bytes: 'film' })
      await putCallRecording(stack, sessionId)
      await wasCalled(registered, sessionId)
      // The account stays without its address, and another account is due for its reminders.
      await good('POST /auth/not-mine', { json: { token: linkIn(stack, 'not-mine', person.email) } })
      await signedIn()
      proceed()
      // Two reminders, and the deletion.
      for (const days of [0, 1, 2]) {
        const later = () => new Date(Date.now() + yearMilliseconds + days * dayMilliseconds)
        await accountExpiry(
          appOn(accountExpiryUses, [configOf('accountExpiry'), { ...world, clock: later }], {}),
        )()
      }
    },

    async mailReturns() {
      const { id } = await signedIn()
      await noteReturn(appOn(mailReturnsUses, [configOf('mailReturns'), world], {}))({
        detail: { mail: { tags: { user: [id] } } },
      })
    },
  }
}

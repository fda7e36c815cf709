import { appOn } from '../function-config.ts'
import { expect } from 'vitest'
import { relayUses } from '#functions/enquiry/relay-app.ts'
import { relayHandler } from '#functions/enquiry/contact-relay/event.ts'
import { lettersUses } from '#functions/application/letters/app.ts'
import { lettersHandler } from '#functions/application/letters/event.ts'
import type { Letter } from '#functions/application/rows/application-outbox.ts'
import { snapshotSeconds } from '#functions/position/rows/job-snapshot.ts'
import { aStranger } from '../cv-desk.ts'
import { aCaller } from '../enquiry-desk.ts'
import { anEnquiry } from '../enquiries.ts'
import { pendingSeconds } from '../decisions.ts'
import { emptyBuckets } from '../empty-storage.ts'
import { eventually } from '../eventually.ts'
import { setApplication } from '../jobs.ts'
import { applicationWithLetter } from '../letters.ts'
import { aMember } from '../staff-desk.ts'
import { deskCookie } from './staff-uses.ts'
import type { Steps, UsesOf } from './steps.ts'

/** Enquiries, letters, and the check of the product's health. */
import { setInRow } from '../rows.ts'

export function emailUses({
  stack,
  proceed,
  passTime,
  call,
  now,
  good,
  desk,
  mailTo,
  signedIn,
  configOf,
  keepGivenUp,
  world,
}: Steps): UsesOf<'contact' | 'contactRelay' | 'letters' | 'health'> {
  return {
    async contact() {
      await good('GET /contact/test')
      expect((await desk.send(anEnquiry({ email: aStranger().email }), aCaller())).status).toBe(200)
      // Repeated where the product's own relay was faster.
      await eventually(
        async () => {
          await keepGivenUp()
          return (await good('POST /contact/retry', { json: {} })).body['data'] as { sent: number }
        },
        ({ sent }) => sent > 0,
      )
      const cookie = await deskCookie({ stack, call, now }, 'recruiter')
      await good('POST /desk/contact/retry', { json: {}, cookie })
    },

    async contactRelay() {
      const { email } = aStranger()
      expect((await desk.send(anEnquiry({ email }), aCaller())).status).toBe(200)
      await eventually(
        () => {
          proceed()
          return mailTo(email)
        },
        (mail) => mail !== undefined,
      )
      await relayHandler(appOn(relayUses, [configOf('contactRelay'), world], {}))({})
    },

    async letters() {
      const isMailed = async (letter: Letter, subject: string) => {
        const { candidate } = await applicationWithLetter(stack, letter)
        const isIt = (mail: { to: string[]; subject: string }) =>
          mail.to.includes(candidate.email) && mail.subject.startsWith(subject)
        await eventually(
          () => {
            proceed()
            return stack.ses.inbox.list().some(isIt)
          },
          (isThere) => isThere,
        )
        proceed()
      }
      await isMailed({ kind: 'received' }, 'We received your application')
      // Where a file is missing, S3 answers 404 only with the grant ListBucket.
      await emptyBuckets(stack.s3)
      passTime(snapshotSeconds)
      await isMailed({ kind: 'status', status: 'rejected' }, 'Your application')
      // A first letter that waited for another day.
      const { id: waiting } = await signedIn()
      const due = { outbox: 'pending', dueAt: new Date(0).toISOString(), attempts: 1 }
      await setInRow(stack, 'users', { id: waiting }, { ...due, proveBy: new Date().toISOString() })
      await lettersHandler(appOn(lettersUses, [configOf('letters'), world], {}))({})
      // A decision takes effect, and its letter has a calendar part.
      const { id: userId, email } = await signedIn()
      const { id } = await setApplication(stack, { userId, jobId: 'decided', status: 'human_pending' })
      const { member, email: colleague } = await aMember({ ...stack, now }, good, { role: 'recruiter' })
      await setInRow(stack, 'applications', { userId, jobId: 'decided' }, { slotHolds: ['slot#nobody'] })
      const interviewers = [member.id]
      const json = { status: 'interview_pending', interviewDate: '2099-12-31T07:00:00Z', interviewers }
      await good(`PATCH /recruiting/applications/${id}`, { json })
      passTime(pendingSeconds)
      stack.runSchedules()
      await eventually(
        () => {
          proceed()
          return mailTo(email)?.calendar
        },
        (calendar) => calendar !== undefined,
      )
      await eventually(
        () => {
          proceed()
          return mailTo(colleague)?.calendar
        },
        (calendar) => calendar !== undefined,
      )
      // A letter that a recruiter writes.
      const subject = `Your question ${userId}`
      await good(`POST /recruiting/applications/${id}/letters`, {
        json: { key: userId, subject, text: 'You can.' },
      })
      stack.runSchedules()
      await eventually(
        () => {
          proceed()
          return stack.ses.inbox.list().some((mail) => mail.subject.startsWith(subject))
        },
        (isThere) => isThere,
      )
    },

    async health() {
      await good('GET /health')
    },
  }
}

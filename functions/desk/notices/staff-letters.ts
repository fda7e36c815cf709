import { readsNotes } from '#shared/application/applicant-note.ts'
import { deskResetSeconds } from '#shared/platform/staff.ts'
import { applicationKey } from '#functions/application/rows/application-id.ts'
import { memberIdOf } from '#functions/platform/http/desk.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import {
  sendStaffEmail,
  staffCodesEmail,
  staffFactorEmail,
  staffMentionEmail,
  staffPasswordEmail,
  staffPasswordSetEmail,
  staffRightsEmail,
} from '../staff-emails.ts'
import type { CalendarPart } from '#functions/platform/mail/calendar.ts'
import { staffInterviewEmail } from './interview-email.ts'
import type { Mailer } from '#functions/platform/outbox/deliver.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import type { StaffLetter, StoredStaffLetter } from '../rows/staff-letters.ts'
import type { StoredMember } from '#functions/platform/staff/stored-member.ts'
import type { NoticesApp } from './app.ts'

/** The outbox of the staff. */
export const staffMailer = (app: NoticesApp): Mailer<string, StoredStaffLetter> => ({
  clock: app.clock,
  random: app.random,
  log: app.log,
  what: 'letter',
  outbox: app.letters,
  fieldsOf: (id) => ({ staffLetterId: id }),
  async send({ id, memberId, letter }, log) {
    const member = await app.members.byId(memberId)
    const content = member === undefined ? undefined : await contentOf(letter, member, app)
    if (member !== undefined && content !== undefined) await mailed(member, content, app)
    await app.letters.remove(id)
    if (content !== undefined) log.info('staff told', { memberId, about: letter.about })
    return content === undefined ? 'dropped' : 'sent'
  },
  givenUp: 'LettersGivenUp',
})

type Content = Email & { calendar?: CalendarPart }

async function mailed(member: StoredMember, { calendar, ...email }: Content, app: NoticesApp): Promise<void> {
  if (calendar === undefined) return sendStaffEmail(member, email, app)
  const envelope = { to: member.email, tags: { staff: member.id } }
  await (await app.calendarMail()).send({ ...email, calendar }, envelope)
}

/** Undefined where there is no reason to send it any more. */
async function contentOf(
  letter: StaffLetter,
  member: StoredMember,
  app: NoticesApp,
): Promise<Content | undefined> {
  const told = { name: member.name, deskUrl: app.deskUrl }
  switch (letter.about) {
    case 'password_link':
      return member.state === 'active' ? passwordLink(member, app) : undefined
    case 'password_set':
      return staffPasswordSetEmail(told)
    case 'factor_enrolled':
      return staffFactorEmail(told)
    case 'codes_wrong':
      return staffCodesEmail(told)
    case 'interview':
      return member.state === 'active'
        ? staffInterviewEmail(letter, member, { deskUrl: app.deskUrl, now: app.clock() })
        : undefined
    case 'mention': {
      const jobId = applicationKey(letter.application)?.jobId ?? ''
      // Access may have been taken since.
      if (!readsNotes(member, jobId)) return undefined
      return staffMentionEmail({
        name: member.name,
        by: await nameOf(letter.by, app),
        position: (await app.jobs.byId(jobId))?.title ?? jobId,
        url: `${app.deskUrl}/desk/applicants/${letter.application}#notes`,
      })
    }
    case 'rights': {
      const by = memberIdOf(letter.by)
      return staffRightsEmail({
        ...told,
        ...letter,
        member: await nameOf(letter.of, app),
        by: by === undefined ? 'An operator with the policy of administrators' : await nameOf(by, app),
      })
    }
  }
}

const nameOf = async (id: string, { members }: NoticesApp): Promise<string> =>
  (await members.byId(id))?.name ?? 'A former member'

/** The token is made here and not with the request, so that no row but the link's hash has it. */
async function passwordLink({ id: memberId, epoch, name }: StoredMember, app: NoticesApp): Promise<Email> {
  const token = app.random.id() + app.random.id()
  const expiresAt = seconds(app.clock()) + deskResetSeconds
  const link = app.links.keepStep(token, { memberId, epoch, purpose: 'reset', expiresAt })
  await writeTogether(app.dynamo, [link], app.random)
  return staffPasswordEmail({ name, url: `${app.deskUrl}/desk/new-password#${token}` })
}

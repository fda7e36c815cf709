import {
  isChangeable,
  isNoteId,
  readsNotes,
  saveOutcome,
  type NoteRefusal,
  type SentNote,
} from '#shared/application/applicant-note.ts'
import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { applicantNotes } from '#shared/desk/contract/applicant-notes.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { StoredNote } from '#functions/application/rows/stored-note.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { laterThan } from '#functions/position/rows/later-than.ts'
import type { StaffAssessmentsApp, StaffAssessmentsHandlers } from './app.ts'

type Thread = AnswerOf<typeof applicantNotes.listNotes>['data']

async function threadOf(
  application: StoredApplication,
  caller: StaffMember,
  { notes, members }: StaffAssessmentsApp,
): Promise<Thread> {
  const [all, staff] = await Promise.all([notes.of(application), members.all()])
  const nameOf = new Map(staff.map(({ id, name }) => [id, name]))
  return {
    notes: all.map(({ id, memberId, text, mentions, at, updatedAt }) => {
      const name = nameOf.get(memberId) ?? 'A former colleague'
      return { id, memberId, name, text, mentions, at, updatedAt }
    }),
    colleagues: staff
      .filter((each) => each.id !== caller.id && readsNotes(each, application.jobId))
      .map(({ id, name, role }) => ({ id, name, role }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}

/** A member's note, and the members whom it alone mentions. */
async function noteOf(
  application: StoredApplication,
  memberId: string,
  noteId: string,
  { notes }: StaffAssessmentsApp,
): Promise<{ note: StoredNote | undefined; mentionsAlone: string[] }> {
  const all = await notes.of(application)
  const note = all.find((each) => each.memberId === memberId && each.id === noteId)
  const elsewhere = new Set(all.flatMap((each) => (each === note ? [] : each.mentions)))
  return { note, mentionsAlone: (note?.mentions ?? []).filter((id) => !elsewhere.has(id)) }
}

export const listNotes: StaffAssessmentsHandlers['listNotes'] = async (
  { params: { id }, member, refuse },
  app,
) => {
  const application = await app.applications.named(id)
  if (application === undefined) throw refuse('application_not_found')
  return { success: true, data: await threadOf(application, member, app) }
}

export const saveNote: StaffAssessmentsHandlers['saveNote'] = async (
  { params: { id, noteId }, body, member, keepAct, refuse, log },
  app,
) => {
  const application = await app.applications.named(id)
  if (application === undefined) throw refuse('application_not_found')
  if (!isNoteId(noteId)) throw refuse('note_not_found')
  const saved = await tryAgain(async (): Promise<Saved | undefined> => {
    const { note: before, mentionsAlone } = await noteOf(application, member.id, noteId, app)
    const auditStep = keepAct.step({
      on: id,
      userId: application.userId,
      ...(before !== undefined && { detail: 'changed' }),
    })
    return saveOnce({ application, member, noteId, body, before, mentionsAlone, auditStep }, app)
  })
  if (saved !== 'saved') throw refuse(saved)
  log.info('note saved', { applicationId: id, memberId: member.id })
  return { success: true, data: await threadOf(application, member, app) }
}

type Saved = 'saved' | NoteRefusal | 'mention_not_allowed' | 'application_not_found'

type Save = {
  application: StoredApplication
  member: StaffMember
  noteId: string
  body: SentNote
  before: StoredNote | undefined
  mentionsAlone: readonly string[]
  auditStep: Step
}

/** Undefined where another call has changed the note since it was read. */
async function saveOnce(
  { application: { userId, jobId, appliedAt, id: application }, member, noteId, body, ...save }: Save,
  app: StaffAssessmentsApp,
): Promise<Saved | undefined> {
  const { before } = save
  const now = app.clock()
  const outcome = saveOutcome(before, body, now)
  if (outcome !== 'write') return outcome === 'is_stored' ? 'saved' : outcome
  const mentions = [...new Set(body.mentions)]
  const mentionedNow = mentions.filter((id) => before?.mentions.includes(id) !== true)
  const recipients = await Promise.all(mentionedNow.map((id) => app.members.byId(id)))
  if (!recipients.every((each) => each !== undefined && each.id !== member.id && readsNotes(each, jobId)))
    return 'mention_not_allowed'
  const updatedAt = laterThan(before?.updatedAt, now)
  const note: StoredNote = {
    userId,
    jobId,
    appliedAt,
    memberId: member.id,
    id: noteId,
    text: body.text,
    mentions,
    at: before?.at ?? updatedAt,
    updatedAt,
  }
  const letters = mentionedNow.map((id) =>
    app.letters.step(app.random.id(), id, { about: 'mention', by: member.id, application }, now),
  )
  const written = await app.notes.save(note, before, {
    mentionedNow,
    unmentioned: save.mentionsAlone.filter((id) => !mentions.includes(id)),
    moreSteps: [save.auditStep, ...letters],
  })
  if (written === 'application_gone') return 'application_not_found'
  return written === 'saved' ? 'saved' : undefined
}

export const deleteNote: StaffAssessmentsHandlers['deleteNote'] = async (
  { params: { id, noteId }, member, keepAct, refuse, log },
  app,
) => {
  const application = await app.applications.named(id)
  if (application === undefined) throw refuse('application_not_found')
  const auditStep = keepAct.step({ on: id, userId: application.userId })
  const outcome = await tryAgain(async (): Promise<'gone' | 'deleted' | 'note_final' | undefined> => {
    const { note, mentionsAlone } = await noteOf(application, member.id, noteId, app)
    if (note === undefined) return 'gone'
    if (!isChangeable(note, app.clock())) return 'note_final'
    const removal = { unmentioned: mentionsAlone, moreSteps: [auditStep] }
    return (await app.notes.remove(note, removal)) ? 'deleted' : undefined
  })
  if (outcome === 'note_final') throw refuse(outcome)
  if (outcome === 'deleted') log.info('note deleted', { applicationId: id, memberId: member.id })
  return { success: true, data: await threadOf(application, member, app) }
}

import * as z from 'zod/mini'
import { minuteMilliseconds } from '#shared/platform/durations.ts'
import { reaches, reachOf } from '#shared/platform/staff.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { anyLine, anyText } from '#shared/platform/text.ts'
import { maxNoteLetters } from './staff-assessment.ts'

/** Each is e-mailed, so one note reaches a team and not the company. */
export const maxMentions = 10

/** Long enough to mend a slip. Afterwards colleagues may have acted on the note, so it stays. */
export const noteChangeMilliseconds = 10 * minuteMilliseconds

/** What a member of staff writes in the thread about an applicant. `mentions`: the ids of colleagues. */
export const applicantNote = z.object({
  /** Chosen by the page, so that a repeated call writes no second note. */
  id: z.string(),
  memberId: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  at: z.string(),
  /** The same as `at` until the note is changed. */
  updatedAt: z.string(),
})

export type ApplicantNote = z.output<typeof applicantNote>

/** A note in a privacy officer's export. */
export const exportedNote = z.object({
  jobId: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.string(),
  updatedAt: z.string(),
})

export type ExportedNote = z.output<typeof exportedNote>

export const sentNote = z.object({
  text: anyText(maxNoteLetters),
  mentions: z.array(anyLine(64)).check(z.maxLength(maxMentions)),
  /** Of the note that the page changes; null for a new one. */
  updatedAt: z.nullable(z.iso.datetime()),
})

export type SentNote = z.output<typeof sentNote>

export const isNoteId = (id: string): boolean => /^[\w-]{8,64}$/.test(id)

export const isChangeable = ({ at }: Pick<ApplicantNote, 'at'>, now: Date): boolean =>
  now.getTime() < Date.parse(at) + noteChangeMilliseconds

/** Who reads the notes about the applicants of a position, and can be mentioned in them. */
export const readsNotes = (
  member: Pick<StaffMember, 'state' | 'role' | 'positions'>,
  jobId: string,
): boolean =>
  member.state === 'active' && member.role !== 'privacy_officer' && reaches(reachOf(member), jobId)

export type NoteRefusal = 'note_not_found' | 'note_final' | 'note_changed'

/**
 * What a save does to the writer's note of this id. A page that lost the first answer sends the same text again, or without
 * `updatedAt` another text, which changes the note that it does not know to be stored.
 */
export function saveOutcome(
  stored: ApplicantNote | undefined,
  { text, mentions, updatedAt }: SentNote,
  now: Date,
): 'write' | 'is_stored' | NoteRefusal {
  if (stored === undefined) return updatedAt === null ? 'write' : 'note_not_found'
  if (stored.text === text && stored.mentions.join() === mentions.join()) return 'is_stored'
  if (!isChangeable(stored, now)) return 'note_final'
  return updatedAt === null || updatedAt === stored.updatedAt ? 'write' : 'note_changed'
}

import * as z from 'zod/mini'
import { applicantNote, sentNote } from '#shared/application/applicant-note.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { staffRole } from '#shared/platform/staff-member.ts'

const thread = success(
  z.object({
    /** Oldest first, with the name of the writer. */
    notes: z.array(z.object({ ...applicantNote.shape, name: z.string() })),
    /** Whom the caller can mention: those who read these notes, by name. */
    colleagues: z.array(z.object({ id: z.string(), name: z.string(), role: staffRole })),
  }),
)

const readers = { roles: ['recruiter', 'reviewer'], scope: 'application' } as const

/** The team's notes about an applicant. Not for the `recruiter` command, whose principal several people may share. */
export const applicantNotes = {
  listNotes: endpoint({
    method: 'GET',
    path: '/desk/applications/{id}/notes',
    auth: 'staff',
    desk: readers,
    summary: "The team's notes about an applicant",
    response: thread,
    errors: ['application_not_found'],
  }),
  saveNote: endpoint({
    method: 'PUT',
    path: '/desk/applications/{id}/notes/{noteId}',
    auth: 'staff',
    desk: { ...readers, act: 'note_written' },
    summary:
      "Write a note, or change one's own for ten minutes; whoever is mentioned for the first time is e-mailed",
    body: sentNote,
    response: thread,
    errors: ['application_not_found', 'note_not_found', 'note_final', 'note_changed', 'mention_not_allowed'],
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: '/desk/applications/{id}/notes/{noteId}',
    auth: 'staff',
    desk: { ...readers, act: 'note_deleted' },
    summary: "Delete one's own note, for ten minutes; a repeated call changes nothing",
    response: thread,
    errors: ['application_not_found', 'note_final'],
  }),
} as const

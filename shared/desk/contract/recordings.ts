import * as z from 'zod/mini'
import { interviewWords } from '#shared/interview/interviewer/interview-words.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { forAllStaff, forAssessors, forRecruiters } from './callers.ts'
import { done, listedRecording } from './listed.ts'
import { pageCursor } from './page-cursor.ts'
import { listsAreRead } from './reasons.ts'

/** Recordings of interviews. */
export const recruitingRecordings = {
  listRecordingsOfApplication: endpoint({
    method: 'GET',
    path: '/recruiting/applications/{id}/recordings',
    ...forAllStaff('application', { unaudited: listsAreRead }),
    summary: 'The interviews of an application that have begun, oldest first',
    response: success(z.object({ recordings: z.array(listedRecording) })),
    errors: ['application_not_found'],
  }),
  listRecordings: endpoint({
    method: 'GET',
    path: '/recruiting/jobs/{id}/recordings',
    ...forAllStaff('position', { unaudited: listsAreRead }),
    summary: 'The interviews for a position that have begun, in pages of applications',
    query: z.object({ cursor: pageCursor }),
    response: success(z.object({ recordings: z.array(listedRecording), next: z.nullable(z.string()) })),
    errors: ['job_not_found'],
  }),
  openRecording: endpoint({
    method: 'POST',
    path: '/recruiting/recordings/{id}/link',
    ...forAssessors('recording', { act: 'recording_opened' }),
    summary: 'A link that opens the page of a recording for an hour',
    response: success(z.object({ url: z.string(), expiresAt: z.string(), recording: listedRecording })),
    errors: ['recording_not_found', 'recording_not_written', 'recording_deleted'],
  }),
  showQuotes: endpoint({
    method: 'GET',
    path: '/recruiting/recordings/{id}/quotes',
    ...forAssessors('recording', { act: 'quotes_shown' }),
    summary: "The candidate's own sentences by criterion or question, and how many turns a model answered",
    response: success(interviewWords),
    errors: ['recording_not_found', 'recording_not_written', 'recording_deleted'],
  }),
  retryRecording: endpoint({
    method: 'POST',
    path: '/recruiting/recordings/{id}/retry',
    ...forRecruiters('recording', { act: 'recording_retried' }),
    summary:
      'Write the files of an interview again, after the last attempt failed or where an older version wrote them',
    response: done,
    errors: ['recording_not_found', 'recording_not_failed'],
  }),
  removeRecording: endpoint({
    method: 'DELETE',
    path: '/recruiting/recordings/{id}',
    auth: 'operator',
    operators: { roles: ['privacyOfficers'], act: 'recording_deleted' },
    isPatient: true,
    desk: { roles: ['privacy_officer'], scope: 'recording' },
    summary:
      'Delete the recording and transcript of a candidate who has withdrawn the consent; the application stays. A repeated call finishes what failed',
    // Whether the candidate was e-mailed, by this call or an earlier one; null where there is no e-mail address.
    response: success(z.object({ id: z.string(), isEmailed: z.nullable(z.boolean()) })),
    errors: ['recording_not_found', 'interview_not_ended'],
  }),
} as const

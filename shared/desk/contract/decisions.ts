import * as z from 'zod/mini'
import { declineReason, seenApplication, wantedDecision } from '#shared/application/decision.ts'
import { interviewer } from '#shared/application/slots.ts'
import { applicantStages } from '#shared/company-hiring.ts'
import { anyLine } from '#shared/platform/text.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { forRecruiters } from './callers.ts'
import { listedApplication } from './listed.ts'

const decisionErrors = [
  'application_not_found',
  'status_not_allowed',
  'interview_date_not_allowed',
  'interview_date_needed',
  'interviewer_unknown',
  'interview_ahead',
  'interview_note_needed',
  'candidate_in_interview',
  'waiver_reason_needed',
  'letter_needed',
  'decision_pending',
] as const

/** Decisions about applications, and the letters about them. */
export const recruitingDecisions = {
  setApplicationStatus: endpoint({
    method: 'PATCH',
    path: '/recruiting/applications/{id}',
    ...forRecruiters('application', { act: 'application_decided' }),
    summary: 'Decide on an application; after ten minutes the status changes and the candidate is e-mailed',
    // Date, place and length are those of the team interview, for `interview_pending`; a change is e-mailed again. With `seen`, the
    // call is refused where the application has changed since the caller read it; the message names the member who decided.
    body: z.object({ ...wantedDecision.shape, seen: z.optional(seenApplication) }),
    response: success(z.object({ application: listedApplication })),
    errors: [...decisionErrors, 'decided_meanwhile', 'agreement_needed', 'agreement_not_possible'],
  }),
  previewLetter: endpoint({
    method: 'POST',
    path: '/recruiting/applications/{id}/letter',
    ...forRecruiters('application', { unaudited: 'It shows what a letter would say, and changes nothing' }),
    summary: 'The letter that a decision would send, and its opening, which a recruiter may replace',
    body: wantedDecision,
    response: success(z.object({ subject: z.string(), text: z.string(), opening: z.string() })),
    errors: decisionErrors,
  }),
  listInterviewers: endpoint({
    method: 'GET',
    path: '/recruiting/applications/{id}/interviewers',
    ...forRecruiters('application', { unaudited: 'It names members of staff, and no applicant' }),
    summary:
      'The members of staff whom an invitation can name, and those who can agree to an acceptance of the caller',
    response: success(
      z.object({
        members: z.array(interviewer),
        /** Null where an acceptance needs no agreement; an older API does not send it. */
        agreeing: z._default(z.nullable(z.array(interviewer)), null),
      }),
    ),
    errors: ['application_not_found'],
  }),
  moveApplicant: endpoint({
    method: 'PUT',
    path: '/recruiting/applications/{id}/stage',
    ...forRecruiters('application', { act: 'applicant_moved' }),
    summary: 'Move an applicant to a stage that only the team sees; nothing is e-mailed',
    // `from`: the stage that the caller has read, which may no longer be in the list.
    body: z.object({ from: anyLine(40), to: z.enum(applicantStages) }),
    response: success(z.object({ application: listedApplication })),
    errors: ['application_not_found', 'moved_meanwhile'],
  }),
  answerProposal: endpoint({
    method: 'PUT',
    path: '/recruiting/applications/{id}/decision/agreement',
    ...forRecruiters('application', { act: 'acceptance_agreed' }),
    summary:
      'Agree to an acceptance that a colleague has proposed, whose ten minutes begin then; or say no, which removes it',
    // `decision`: the id of the one that the page showed. `declinedFor`: null agrees.
    body: z.object({ decision: anyLine(64), declinedFor: z.nullable(declineReason) }),
    response: success(z.object({ application: listedApplication })),
    errors: ['application_not_found', 'agreement_not_yours', 'proposer_gone', 'decided_meanwhile'],
  }),
  recallDecision: endpoint({
    method: 'DELETE',
    path: '/recruiting/applications/{id}/decision',
    ...forRecruiters('application', { act: 'decision_recalled' }),
    summary: 'Recall a decision that has not taken effect; the candidate is not e-mailed',
    // The id of the decision that the page showed, so that a colleague's later one is not recalled with it.
    query: z.object({ decision: z.optional(anyLine(64)) }),
    response: success(z.object({ application: listedApplication })),
    errors: ['application_not_found', 'no_decision_pending', 'decided_meanwhile'],
  }),
} as const

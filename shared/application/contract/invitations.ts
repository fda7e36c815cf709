import * as z from 'zod/mini'
import { teamInterview } from '../arranged-interview.ts'
import { invitationAnswer, invitationReply } from '../invitation.ts'
import { offeredSlots } from '../slots.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perCandidate, perNetwork } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'

const token = z.string().check(z.minLength(1), z.maxLength(200))

/** What the link of a letter leads to. */
const openedInvitation = z.object({
  jobTitle: z.string(),
  teamInterview: z.nullable(teamInterview),
  /** Of an invitation with times: those that are ahead and that nobody else has chosen; an older API does not send it. */
  slots: z._default(z.nullable(offeredSlots), null),
  /** The names of those who meet the candidate; an older API does not send it. */
  interviewers: z._default(z.array(z.object({ name: z.string() })), []),
  answer: z.nullable(invitationAnswer),
  /** Whether withdrawing would delete an interview, too. */
  hasInterview: z.boolean(),
})
export type OpenedInvitation = z.output<typeof openedInvitation>

const answerResponse = success(invitationAnswer)

/** The answers to an invitation to an interview with the team: from the dashboard, and by the link of the letter without a sign-in. */
export const invitations = {
  answerInvitation: endpoint({
    method: 'POST',
    path: '/interviews/{id}/answer',
    auth: 'candidate',
    summary: 'Answer the invitation to an interview with the team; `id` is that of the application',
    body: z.object({ reply: invitationReply }),
    response: answerResponse,
    errors: ['application_not_found', 'invitation_over', 'invitation_changed', 'too_many_attempts'],
    limits: [perCandidate('invitationAnswer')],
  }),
  openInvitation: endpoint({
    method: 'POST',
    path: '/invitations/open',
    auth: 'public',
    summary: 'The invitation to which the link of a letter leads; changes nothing',
    // In the body, because URLs are logged.
    body: z.object({ token }),
    response: success(openedInvitation),
    errors: ['invitation_gone'],
  }),
  answerByLink: endpoint({
    method: 'POST',
    path: '/invitations/answer',
    auth: 'public',
    summary: 'Answer an invitation with the link of its letter',
    body: z.object({ token, reply: invitationReply }),
    response: answerResponse,
    errors: ['invitation_gone', 'invitation_over', 'invitation_changed', 'too_many_attempts'],
    limits: [perNetwork('invitationAnswer')],
  }),
  chooseSlot: endpoint({
    method: 'POST',
    path: '/invitations/choose',
    auth: 'public',
    summary: 'Choose one of the times of an invitation, or another one, with the link of its letter',
    body: z.object({ token, at: z.iso.datetime() }),
    response: success(openedInvitation),
    errors: ['invitation_gone', 'slot_taken', 'slot_gone', 'choice_closed', 'too_many_attempts'],
    limits: [perNetwork('invitationAnswer')],
  }),
  linkToInvitation: endpoint({
    method: 'POST',
    path: '/interviews/{id}/invitation',
    auth: 'candidate',
    summary: 'A link to the page on which the own invitation is answered; `id` is that of the application',
    response: success(z.object({ token: z.string() })),
    errors: ['application_not_found', 'invitation_over', 'too_many_attempts'],
    limits: [perCandidate('invitationAnswer')],
  }),
  withdrawByLink: endpoint({
    method: 'POST',
    path: '/invitations/withdraw',
    auth: 'public',
    summary: 'Withdraw the application with the link of an invitation',
    body: z.object({ token }),
    response: success(z.object({ jobId: z.string() })),
    errors: ['invitation_gone', 'application_decided', 'too_many_attempts'],
    limits: [perNetwork('invitationAnswer')],
  }),
} as const

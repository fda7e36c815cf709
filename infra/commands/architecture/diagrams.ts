import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { pendingMinutes } from '#shared/application/decision.ts'
import { lobbySeconds, maxInterviewMinutes } from '#shared/application/session/interview-status.ts'
import { partSeconds } from '#shared/application/session/recording-rate.ts'
import { recordingLinkSeconds } from '#functions/interview/rows/recording-links.ts'
import { background } from '../../resources/background.ts'
import type { Diagram } from './diagram.ts'

const callOf = ({ method, path }: Endpoint): string => `${method} /api${path}`

/** An enquiry, also after its answer. */
const request: Diagram = {
  name: 'request',
  title: 'A request, step by step: an enquiry, from the form to the e-mail',
  parts: {
    page: { name: 'Page', about: 'React, web/src' },
    edge: { name: 'CloudFront', about: 'infra/edge, web ACL' },
    gateway: { name: 'API Gateway', about: 'a route for each endpoint' },
    group: { name: 'Lambda', about: `one of ${Object.keys(api).length} groups, functions/enquiry` },
    data: { name: 'DynamoDB', about: 'functions/enquiry/rows' },
    relay: { name: 'Relay', about: 'contactRelay, functions/platform/outbox' },
    mail: { name: 'SES', about: 'functions/platform/mail' },
  },
  steps: [
    { from: 'page', to: 'page', text: "checks the form by the contract's own schema" },
    { from: 'page', to: 'edge', text: `${callOf(api.contact.send)}, by the typed client` },
    { from: 'edge', to: 'gateway', text: 'limits each IP address, adds a secret' },
    { from: 'gateway', to: 'group', text: 'the route, as the contract names it' },
    { from: 'group', to: 'group', text: 'authorise, validate, limit, handle' },
    { from: 'group', to: 'data', text: 'the enquiry and its counters, in one transaction' },
    {
      from: 'group',
      to: 'page',
      text: 'a response that fits its schema, or an error code, for which the page has a text',
    },
    {
      from: 'data',
      to: 'relay',
      text: `invoked by the stream, or by the schedule within ${background.contactRelay.everyMinutes} minute`,
    },
    { from: 'relay', to: 'mail', text: 'leases the row, and sends the e-mail' },
    { from: 'relay', to: 'data', text: 'marks the row as sent, or sets the next attempt' },
  ],
}

const interview: Diagram = {
  name: 'interview',
  title: 'An interview, from the page to the recruiter',
  parts: {
    page: { name: 'Page', about: 'web/src/interview' },
    interviewer: { name: 'Interviewer', about: 'built in, model, or agent' },
    group: { name: 'API', about: 'the groups of interviews' },
    data: { name: 'DynamoDB', about: 'sessions' },
    files: { name: 'S3', about: 'interviews/' },
    writer: { name: 'File writer', about: 'interviewFiles' },
    desk: { name: 'Recruiter', about: 'web/src/desk' },
  },
  steps: [
    {
      from: 'page',
      to: 'group',
      text: `${callOf(api.interviewStart.create)}: a room; ${lobbySeconds} seconds in the lobby, consent`,
    },
    {
      from: 'page',
      to: 'interviewer',
      text: `asks and listens, ${maxInterviewMinutes} minutes; the page keeps time and sections`,
    },
    {
      from: 'page',
      to: 'files',
      text: `a part of the recording every ${partSeconds} seconds, by a signed URL; kept in the browser until it is stored`,
    },
    { from: 'page', to: 'group', text: 'the transcript so far, as a checkpoint' },
    { from: 'page', to: 'group', text: callOf(api.interviews.finish) },
    { from: 'group', to: 'data', text: 'session completed; its row is the outbox' },
    { from: 'data', to: 'writer', text: 'invoked by the stream; for an abandoned room, by the schedule' },
    { from: 'writer', to: 'files', text: 'recording, transcript, summary, its page, the CV' },
    { from: 'desk', to: 'group', text: 'opens the applicant; the audit records it' },
    {
      from: 'files',
      to: 'desk',
      text: `plays through a link, valid for ${recordingLinkSeconds / 60} minutes`,
    },
    {
      from: 'desk',
      to: 'group',
      text: `decides; after ${pendingMinutes} minutes the function letters applies the decision and e-mails the candidate`,
    },
  ],
}

export const diagrams: readonly Diagram[] = [request, interview]

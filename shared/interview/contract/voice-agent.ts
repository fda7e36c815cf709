import * as z from 'zod/mini'
import { anyLine } from '#shared/platform/text.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perCandidate } from '#shared/platform/contract/limits.ts'
import { callId, notStarted } from './interview-start.ts'
import { success } from '#shared/platform/contract/wire.ts'

/**
 * The calls that a room with the provider `daily` makes to the voice agent. They have the provider's own paths and payload, and
 * the functions of this group forward them, so that a browser never has a key, bucket, role or host of the provider.
 */
export const voiceAgent = {
  start: endpoint({
    method: 'POST',
    path: '/voice-agent/v1/public/{agentName}/start',
    auth: 'candidate',
    isPatient: true,
    summary:
      'Start the interviewer in a call, at most one per account; the same page gets the same call until it ends',
    // The specification's payload has more; the server knows the rest and ignores what a page sends of it.
    body: z.object({
      body: z.object({
        /** The id of the interview's session. */
        conversationId: anyLine(64),
        /** The page's own, the same as in `PUT /interview/status`. Another page gets another call. */
        callId,
      }),
    }),
    // At top level, as the provider answers it.
    response: z.object({
      success: z.literal(true),
      /** The URL of the call, for one candidate and the interviewer. */
      dailyRoom: z.string(),
      /** Lets this candidate join the call until it ends. */
      dailyToken: z.string(),
      /** When the provider ends the call for all participants. */
      expiresAt: z.string(),
    }),
    limits: [perCandidate('callStart')],
    errors: [
      'agent_not_found',
      'interview_not_found',
      ...notStarted,
      'address_not_proved',
      'interview_running',
      'call_minutes_used_up',
      'call_ended',
      'interviewer_busy',
      'interviewer_unavailable',
      'interviewer_refused',
      'too_many_attempts',
    ],
  }),
  end: endpoint({
    method: 'POST',
    path: '/voice-agent/v1/conversations/{id}/end',
    auth: 'candidate',
    isPatient: true,
    summary: 'End the call of an interview session; without a call it is a success too',
    response: success(z.object({ status: z.literal('ended') })),
    limits: [perCandidate('callEnd')],
    errors: [
      'interview_not_found',
      'interviewer_busy',
      'interviewer_unavailable',
      'interviewer_refused',
      'too_many_attempts',
    ],
  }),
} as const

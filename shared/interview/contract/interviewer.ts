import * as z from 'zod/mini'
import { answeredTurn, askedTurn, heardTurns, position, turnReasons } from '../interviewer/turn.ts'
import { anyText } from '#shared/platform/text.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { callId } from './interview-start.ts'
import { perCandidate } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'

/** The refusals of a page that does not hold a running interview, or of a deployment without a model. */
const sessionErrors = [
  'interview_not_found',
  'interview_not_started',
  'interview_ended',
  'interview_taken_over',
  'interviewer_not_there',
  'too_many_attempts',
] as const

const sound = z.object({ contentType: z.literal('audio/mpeg'), base64: z.string() })

const maxLineLetters = 400

/** The model behind the interviewer: its turns, its voice, and its speech streams. Deployments without one answer `interviewer_not_there`. */
export const interviewer = {
  turn: endpoint({
    method: 'POST',
    path: '/interviews/{id}/turn',
    auth: 'candidate',
    isPatient: true,
    summary:
      'Let the model answer one turn; a repeated call answers the same. Where the model fails, the answer names the built-in interviewer',
    body: z.object({ callId, ...askedTurn.shape, heard: heardTurns }),
    response: success(answeredTurn),
    limits: [perCandidate('interviewerTurn')],
    errors: sessionErrors,
  }),
  sentence: endpoint({
    method: 'GET',
    path: '/interviews/{id}/turns/{number}/sentences/{index}',
    auth: 'candidate',
    isPatient: true,
    summary: 'One sentence of a turn with its sound; waits until it is ready',
    query: z.object({ callId }),
    response: success(
      z.object({
        /** Null where the turn ended with fewer sentences. */
        sentence: z.nullable(z.object({ text: z.string(), audio: z.nullable(sound) })),
        isLast: z.boolean(),
        by: z.nullable(z.enum(['model', 'built-in'])),
        reason: z.nullable(z.enum(turnReasons)),
      }),
    ),
    limits: [perCandidate('interviewerSentence')],
    errors: sessionErrors,
  }),
  turns: endpoint({
    method: 'GET',
    path: '/interviews/{id}/turns',
    auth: 'candidate',
    summary: 'The turns of the running interview so far, for a page that continues it',
    response: success(
      z.object({
        /** The number of the next turn. */
        next: z.int(),
        turns: z.array(z.object({ ...answeredTurn.shape, section: position, question: position })),
      }),
    ),
    errors: ['interview_not_found'],
  }),
  speak: endpoint({
    method: 'POST',
    path: '/interviews/{id}/speech',
    auth: 'candidate',
    isPatient: true,
    summary:
      'The sound of a line of the built-in interviewer; null without a voice, or once its cap is used up',
    body: z.object({ callId, text: anyText(maxLineLetters, 1) }),
    response: success(z.object({ audio: z.nullable(sound) })),
    limits: [perCandidate('interviewerSentence')],
    errors: sessionErrors,
  }),
  hear: endpoint({
    method: 'POST',
    path: '/interviews/{id}/hearing',
    auth: 'candidate',
    summary: 'The URL of a WebSocket that writes down what the candidate says; valid for seconds',
    body: z.object({ callId }),
    response: success(
      z.object({
        hearingId: z.string(),
        url: z.string(),
        language: z.string(),
        /** Of the 16-bit PCM with one channel that the page sends. */
        sampleRate: z.int(),
        /** The page has to end the stream within this time. */
        maxSeconds: z.int(),
      }),
    ),
    limits: [perCandidate('hearing')],
    errors: [...sessionErrors, 'address_not_proved', 'hearing_unavailable'],
  }),
  endSpeechStream: endpoint({
    method: 'POST',
    path: '/interviews/{id}/hearing/{hearingId}/end',
    auth: 'candidate',
    summary: 'Report the end of a stream; its time counts from the answer with its URL to this call',
    response: success(z.object({ seconds: z.int() })),
    errors: ['interview_not_found', 'interviewer_not_there', 'too_many_attempts'],
    limits: [perCandidate('hearing')],
  }),
} as const

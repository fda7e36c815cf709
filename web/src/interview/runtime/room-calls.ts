import type { Client } from '#shared/platform/contract/client.ts'
import type { interviewStart } from '#shared/interview/contract/interview-start.ts'
import type { interviews } from '#shared/interview/contract/interviews.ts'
import type { UnsentCalls } from '../../api/unsent/unsent-calls.ts'

/** The calls that the room makes, as the contract types them. */
export type RoomCalls = UnsentCalls &
  Pick<Client<typeof interviewStart>, 'create' | 'setStatus' | 'extend'> &
  Pick<Client<typeof interviews>, 'retake' | 'transcript' | 'unapply' | 'deleteRecording'>

/** Calls whose requests outlive the page. Browsers take at most 64 kB in all of them. */
export type LastCalls = Pick<UnsentCalls, 'saveTranscript' | 'finish'>

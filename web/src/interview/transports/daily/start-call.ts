import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { retried, type Retries } from '../../../api/unsent/retry.ts'
import { NotStarted } from '../../ports/not-started.ts'
import type { JoinTarget } from './meeting.ts'

/** The calls of the API that start the interviewer in a call and end it. */
export type ConversationCalls = {
  startCall: (input: {
    params: { agentName: string }
    body: { body: { conversationId: string; callId: string } }
  }) => Promise<{ dailyRoom: string; dailyToken: string }>
  endCall: (input: { params: { id: string } }) => Promise<unknown>
}

export type Conversation = Readonly<{ agentName: string; conversationId: string; callId: string }>

const attempts = 3
const failedText = 'Failed to create Pipecat conversation. Please check configuration or network.'

/** Starts the interviewer. The server answers a page with the same call again, so that the request can be repeated. */
export async function startCall(
  retries: Retries,
  calls: Pick<ConversationCalls, 'startCall'>,
  { agentName, conversationId, callId }: Conversation,
): Promise<JoinTarget> {
  try {
    const { dailyRoom, dailyToken } = await retried({ ...retries, max: attempts }, () =>
      calls.startCall({ params: { agentName }, body: { body: { conversationId, callId } } }),
    )
    return { url: dailyRoom, token: dailyToken }
  } catch (error) {
    // The API's own text says what the candidate can do, for example when all interviewers are busy.
    throw new NotStarted(error instanceof ApiRefusal ? (error.text ?? failedText) : failedText, {
      cause: error,
    })
  }
}

import type { Retries } from '../../../api/unsent/retry.ts'
import type { Scope } from '../../runtime/scope.ts'
import { failureIn, type CallFailure } from './call-failure.ts'
import type { Connection } from './connection.ts'
import type { JoinTarget, Meeting } from './meeting.ts'
import type { Progress } from './progress.ts'
import { startCall, type Conversation, type ConversationCalls } from './start-call.ts'

/** Failures after which a call that was lost is joined again. */
const passing = ['connection-error', 'meeting-full'] as const

type JoiningParts = {
  retries: Retries
  conversation: Conversation
  calls: Pick<ConversationCalls, 'startCall'>
  scope: Scope
  progress: Progress
  connection: Connection
  meeting: Meeting
  /** Resolves once camera and microphone are granted. */
  granted: Promise<void>
}

export type Joining = {
  join: () => Promise<void>
  /** Daily reported a fatal error. One that comes before the call is joined is thrown by `join` instead. */
  failed: (failure: CallFailure) => void
}

/** Joins the call, and joins it again after a failure that passes. */
export function createJoining(parts: JoiningParts): Joining {
  const { retries, conversation, calls, scope, progress, connection, meeting, granted } = parts
  let target: JoinTarget | undefined

  const rejoin = async (to: JoinTarget): Promise<void> => {
    try {
      await meeting.drop()
      await meeting.join(to, passing)
    } catch (error) {
      progress.fail(failureIn(error).message)
    }
  }

  return {
    async join() {
      if (progress.state() !== 'new') return
      progress.become('loading')
      await granted
      try {
        const [to] = await Promise.all([startCall(retries, calls, conversation), meeting.load()])
        target = to
        progress.become('joining')
        await meeting.join(to, ['meeting-full'])
      } catch (error) {
        if (scope.signal.aborted) return
        progress.become('error')
        throw error
      }
    },
    failed(failure) {
      if (!progress.isJoined()) return
      if (target === undefined || !passing.some((type) => type === failure.type)) {
        progress.fail(failure.message)
        return
      }
      progress.become('joining')
      connection.whole(false)
      void rejoin(target)
    },
  }
}

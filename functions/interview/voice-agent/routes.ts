import type { VoiceAgentHandlers } from './app.ts'
import { endCall } from './end-call.ts'
import { startCall } from './start-call.ts'

export const routes: VoiceAgentHandlers = {
  async start({ params: { agentName }, body: { body }, user: { userId }, log, refuse }, app) {
    const { provider } = app
    if (provider?.agentName !== agentName) throw refuse('agent_not_found')
    const { conversationId: sessionId, callId } = body
    const sessionLog = log.with({ userId, sessionId })
    const started = await startCall({ userId, sessionId, callId }, { provider, app, log: sessionLog })
    if (started.kind === 'refused') throw refuse(started.code, started.details)
    const { dailyRoom, dailyToken, expiresAt } = started.call
    return { success: true, dailyRoom, dailyToken, expiresAt }
  },

  async end({ params: { id: sessionId }, user: { userId }, log, refuse }, app) {
    const ended = await endCall(userId, sessionId, { app, log: log.with({ userId, sessionId }) })
    if (ended.kind === 'refused') throw refuse(ended.code, ended.details)
    return { success: true, data: { status: 'ended' } }
  },
}

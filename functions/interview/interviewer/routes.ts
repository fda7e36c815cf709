import { isAddressProved } from '#functions/account/rows/stored-user.ts'
import { usageOf } from '../rows/interviewer-usage.ts'
import type { InterviewerHandlers } from './app.ts'
import { endSpeechStream, hear } from './hear.ts'
import { heldSession } from './held.ts'
import { sentenceOf, spokenWithin } from './sentence.ts'
import { answered, takeTurn } from './take-turn.ts'

const busyRetrySeconds = 1

export const routes: InterviewerHandlers = {
  async turn({ params: { id }, body: { callId, heard = [], ...turn }, user: { userId }, log, refuse }, app) {
    const leasedSession = await heldSession({ userId, sessionId: id, callId }, app)
    if (leasedSession.kind === 'refused') throw refuse(leasedSession.code)
    const { session, services } = leasedSession
    // Before the model is asked: what was not said is no part of its history.
    await Promise.all(
      heard.map(({ number, sentences, isDropped }) =>
        app.turns.noteHeard({ sessionId: id, callId, number }, { heard: sentences, isDropped }),
      ),
    )
    const key = { sessionId: id, callId, number: turn.number }
    const data = await takeTurn({
      key,
      turn,
      session,
      services,
      app,
      log: log.with({ userId, sessionId: id }),
    })
    if (data === undefined) throw refuse('too_many_attempts', { retryAfterSeconds: busyRetrySeconds })
    return { success: true, data }
  },

  async sentence({ params, query: { callId }, user: { userId }, refuse }, app) {
    const { id } = params
    const leasedSession = await heldSession({ userId, sessionId: id, callId }, app)
    if (leasedSession.kind === 'refused') throw refuse(leasedSession.code)
    const user = await app.users.byId(userId)
    if (user === undefined) throw refuse('interview_not_found')
    const { session, services } = leasedSession
    const of = usageOf(session, user)
    const data = await sentenceOf({
      key: { sessionId: id, callId, number: Number(params.number) || 0 },
      index: Number(params.index) || 0,
      app,
      speak: (text) => spokenWithin(text, { voice: services.voice, of, app }),
    })
    return { success: true, data }
  },

  async turns({ params: { id }, user: { userId }, refuse }, app) {
    if ((await app.sessions.byId(userId, id)) === undefined) throw refuse('interview_not_found')
    const turns = await app.turns.of(id)
    const next = Math.max(0, ...turns.map(({ number }) => number)) + 1
    return {
      success: true,
      data: {
        next,
        turns: turns.map((turn) => ({ ...answered(turn), section: turn.section, question: turn.question })),
      },
    }
  },

  async speak({ params: { id }, body: { callId, text }, user: { userId }, refuse }, app) {
    const leasedSession = await heldSession({ userId, sessionId: id, callId }, app)
    if (leasedSession.kind === 'refused') throw refuse(leasedSession.code)
    const user = await app.users.byId(userId)
    if (user === undefined) throw refuse('interview_not_found')
    const { session, services } = leasedSession
    // Limits count per mailbox, and one person can enter any number of mailboxes that are not proved.
    if (!isAddressProved(user)) return { success: true, data: { audio: null } }
    const of = usageOf(session, user)
    return { success: true, data: { audio: await spokenWithin(text, { voice: services.voice, of, app }) } }
  },

  async hear({ params: { id }, body: { callId }, user: { userId }, log, refuse }, app) {
    const leasedSession = await heldSession({ userId, sessionId: id, callId }, app)
    if (leasedSession.kind === 'refused') throw refuse(leasedSession.code)
    const user = await app.users.byId(userId)
    if (user === undefined) throw refuse('interview_not_found')
    if (!isAddressProved(user)) throw refuse('address_not_proved')
    const { session, services } = leasedSession
    const data = await hear({
      session,
      user,
      callId,
      services,
      app,
      log: log.with({ userId, sessionId: id }),
    })
    if (data === undefined) throw refuse('hearing_unavailable')
    return { success: true, data }
  },

  async endSpeechStream({ params: { id, hearingId }, user: { userId }, refuse }, app) {
    if (app.services === undefined) throw refuse('interviewer_not_there')
    const [session, user] = await Promise.all([app.sessions.asStored(userId, id), app.users.byId(userId)])
    if (session === undefined || user === undefined) throw refuse('interview_not_found')
    return { success: true, data: { seconds: await endSpeechStream(hearingId, { session, user, app }) } }
  },
}

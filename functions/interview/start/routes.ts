import { insightsOf } from '#shared/interview/insights.ts'
import { practiceSections } from '#shared/interview/practice.ts'
import { findSession } from '../rooms/find-session.ts'
import { sectionsOf } from '../rooms/sections.ts'
import { shownRoom } from '../rooms/shown-room.ts'
import type { InterviewHandlers } from './app.ts'
import { extend } from './extend.ts'
import { open } from './open.ts'
import { start } from './start.ts'

export const routes: InterviewHandlers = {
  async create({ body, user: { userId }, refuse }, app) {
    const opened = await open(userId, body, app)
    if (opened.kind === 'refused') throw refuse(opened.code)
    return { success: true, data: opened.record }
  },

  async setStatus({ body, user: { userId }, log, refuse }, app) {
    const started = await start(userId, body, app)
    if (started.kind === 'refused') throw refuse(started.code)
    log.info('interview started', { userId, sessionId: started.session.id })
    const job = await app.jobs.byId(started.session.jobId)
    const room = shownRoom(started.session, app.clock())
    const pagesBefore = Math.max(0, (started.session.pages ?? []).length - 1)
    return {
      success: true,
      data: { ...room, sections: sectionsOf(job, started.session.timeFactor), pagesBefore },
    }
  },

  async extend({ body, user: { userId }, log, refuse }, app) {
    const extended = await extend(userId, body, app)
    if (extended.kind === 'refused') throw refuse(extended.code)
    const { session } = extended
    const { timeFactor = 1 } = session
    log.info('interview extended', { userId, sessionId: session.id })
    const sections = sectionsOf(await app.jobs.byId(session.jobId), timeFactor)
    return { success: true, data: { ...shownRoom(session, app.clock()), timeFactor, sections } }
  },

  async status({ params: { id }, user: { userId }, refuse }, app) {
    const session = await findSession(userId, id, app)
    if (session === undefined) throw refuse('interview_not_found')
    return { success: true, data: shownRoom(session, app.clock()) }
  },

  async candidateInsights({ body: { sessionId }, user: { userId }, refuse }, app) {
    const session = await findSession(userId, sessionId, app)
    if (session === undefined) throw refuse('interview_not_found')
    const [{ entries }, job] = await Promise.all([
      app.transcripts.of(session.id),
      app.jobs.byId(session.jobId),
    ])
    return { success: true, data: insightsOf(entries, sectionsOf(job)) }
  },

  async practiceInsights({ body: { transcript } }) {
    return { success: true, data: insightsOf(transcript, practiceSections) }
  },
}

import { isAllowed, waitsForInterview } from '#shared/application/decision.ts'
import { standingOf, undecidedOf, type Standing } from '../standing.ts'
import { forRequest } from '#functions/platform/log/present-request.ts'
import type { ApplicationKey } from '../rows/application-steps.ts'
import type { WithDecision } from '../rows/decision-steps.ts'
import type { LettersApp } from './app.ts'
import { calendarAfter } from './calendar-entry.ts'

const maxPerRun = 200

/**
 * What became of a due decision; `changed`: a concurrent request changed its row, or the interview that it waives is running. The
 * next run reads the row again.
 */
type Outcome = 'applied' | 'dropped' | 'changed'

/** Lets the decisions take effect that can no longer be recalled. A failed one stays due and does not stop the others. */
export async function applyDecisions(app: LettersApp): Promise<Outcome[]> {
  const due = await app.decisions.dueBy(app.clock(), maxPerRun)
  const results = await Promise.allSettled(due.map((key) => applyOne(key, app)))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (failures.length > 0)
    throw new AggregateError(failures, `Decisions that could not take effect: ${failures.length}.`)
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

/** The index lags behind the row, so the row is read again for its decision and when that is due. */
async function applyOne(key: ApplicationKey, app: LettersApp): Promise<Outcome> {
  const standing = await standingOf(app, key)
  const now = app.clock()
  if (standing?.application.decision === undefined) return 'changed'
  const { application } = standing
  const { decision } = standing.application
  if (Date.parse(decision.dueAt) > now.getTime()) return 'changed'
  return forRequest(decision.requestId, () => applyDue(standing, { ...application, decision }, app))
}

async function applyDue(standing: Standing, decided: WithDecision, app: LettersApp): Promise<Outcome> {
  const { application } = standing
  const { decision } = decided
  const now = app.clock()
  const log = app.log.with({ applicationId: application.id, status: decision.status })
  const undecided = undecidedOf(standing)
  if (waitsForInterview(undecided, decision)) return 'changed'
  if (!isAllowed(undecided, decision)) {
    if (!(await app.decisions.drop(decided))) return 'changed'
    log.warn('decision dropped', { from: application.status })
    return 'dropped'
  }
  const calendar = calendarAfter(application.calendar, decision.teamInterview, now)
  if (!(await app.decisions.takeEffect(decided, { decision, calendar }, now))) return 'changed'
  log.info('decision applied', { from: application.status })
  return 'applied'
}

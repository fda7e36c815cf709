import { isAllowed, needsLetter, waitsForInterview } from '#shared/application/decision.ts'
import { standingOf, undecidedOf, type Standing } from '../standing.ts'
import { forRequest } from '#functions/platform/log/present-request.ts'
import type { ApplicationKey } from '../rows/application-steps.ts'
import type { WithDecision } from '../rows/decision-steps.ts'
import type { LettersApp } from './app.ts'
import { calendarAfter } from '../rows/calendar-entry.ts'

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
  if (decision.awaits !== undefined || Date.parse(decision.dueAt) > now.getTime()) return 'changed'
  return forRequest(decision.requestId, () => applyDue(standing, { ...application, decision }, app))
}

/** Whether the time that the candidate has chosen stays, with the same members of staff, so that no other candidate gets it. */
const keepsSlot = (
  { interviewDate, interviewers }: Standing['application'],
  decision: WithDecision['decision'],
): boolean =>
  decision.teamInterview !== null &&
  Date.parse(decision.teamInterview.at) === Date.parse(interviewDate ?? '') &&
  JSON.stringify(interviewers) === JSON.stringify(decision.interviewers)

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
  const slotHolds = keepsSlot(application, decision) ? application.slotHolds : undefined
  const after = { calendar, slotHolds, interviewers: decision.interviewers }
  const effect = {
    // Since the decision the candidate can have chosen a time, of whose cancellation a letter tells.
    decision: needsLetter(decision.status, undecided, now) ? { ...decision, letter: undefined } : decision,
    calendar,
    slotHolds,
    steps: app.interviewChange({ before: application, after }, now),
  }
  if (!(await app.decisions.takeEffect(decided, effect, now))) return 'changed'
  log.info('decision applied', { from: application.status })
  return 'applied'
}

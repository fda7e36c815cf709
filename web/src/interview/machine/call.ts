import type { Active, EndReason, Interview, InterviewEvent, Plan } from './interview-state.ts'
import { advanced } from './sections.ts'

const completionAfterMilliseconds = 2_000
const endAfterMilliseconds = 5_000

/** The page counts each second. After a longer gap it did not run: the device slept, or the browser froze the tab. */
const maxGapMilliseconds = 30_000

const ending = (call: Active, reason: EndReason): Interview => ({
  ...call,
  phase: 'ending',
  reason,
  isCompleteShown: false,
})

export function nextOfCall(call: Active, event: InterviewEvent, plan: Plan): Interview {
  if (event.type === 'ticked') return counted(call, event.at, plan)
  if (event.type === 'blocked') return { phase: 'blocked', message: event.message }
  if (event.type === 'deletionConfirmed')
    return ending(call, event.keepsApplication ? 'recordingDeleted' : 'deleted')
  if (event.type === 'endPressed') return ending(call, 'left')
  if (event.type === 'connectionChanged') {
    const next = counted(call, event.at, plan)
    return next.phase === 'active' ? { ...next, isConnected: event.isConnected } : next
  }
  // The interview does not end by itself: the candidate may have answered one question of ten, and decides whether to
  // submit it or to request another attempt.
  if (event.type === 'failed') return { ...call, isConnected: false, problem: event.message }
  if (event.type === 'sectionDone') {
    const index = call.progress.index + 1
    // After the last section the interviewer closes in its own words.
    return index < plan.sections.length ? { ...call, progress: { index, elapsedMilliseconds: 0 } } : call
  }
  if (event.type === 'closingSaid' && call.closing === undefined)
    return {
      ...call,
      closing: { completeAt: event.at + completionAfterMilliseconds, endAt: event.at + endAfterMilliseconds },
    }
  // Cancels the end that the closing phrase scheduled; the time limit, or another goodbye, still ends the interview.
  if (event.type === 'stayed' && call.closing !== undefined)
    return { ...call, isCompleteShown: false, closing: undefined }
  return call
}

/** Adds the time since the last count, while the page runs and is connected, and ends a section or interview whose time is over. */
function counted(call: Active, at: number, plan: Plan): Interview {
  const gap = Math.max(0, at - call.countedAt)
  const passed = call.isConnected && gap <= maxGapMilliseconds ? gap : 0
  const elapsedMilliseconds = Math.min(plan.maxDurationMilliseconds, call.elapsedMilliseconds + passed)
  const progress = advanced(call.progress, plan.sections, elapsedMilliseconds - call.elapsedMilliseconds)
  const next: Active = {
    ...call,
    elapsedMilliseconds,
    progress,
    countedAt: Math.max(at, call.countedAt),
    isCompleteShown: call.isCompleteShown || (call.closing !== undefined && at >= call.closing.completeAt),
  }
  if (call.closing !== undefined && at >= call.closing.endAt) return ending(next, 'closed')
  if (plan.roomEndsAt !== undefined && at >= plan.roomEndsAt) return ending(next, 'room')
  const isOver = elapsedMilliseconds >= plan.maxDurationMilliseconds || progress.index >= plan.sections.length
  return isOver ? ending(next, 'time') : next
}

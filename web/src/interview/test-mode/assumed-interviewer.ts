import type { Clock } from '../runtime/clock.ts'
import { createCallEvents } from '../ports/call-events.ts'
import type { CallTransport } from '../ports/call-transport.ts'

const assumedAfterMilliseconds = 2_000

/** A call whose interviewer counts as joined two seconds after the candidate began to join, whether it has or not. */
export function assumedInterviewer(call: CallTransport, clock: Clock): CallTransport {
  const events = createCallEvents()
  let stop = (): void => {}
  call.subscribe(events.emit)
  return {
    ...call,
    subscribe: events.subscribe,
    join() {
      stop = clock.after(assumedAfterMilliseconds, () => {
        events.emit({ type: 'interviewerJoined' })
      })
      return call.join()
    },
    async leave() {
      stop()
      await call.leave()
      events.close()
    },
  }
}

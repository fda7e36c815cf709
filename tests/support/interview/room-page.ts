import { browserWorld } from '#web/interview/browser-world.ts'
import { createInterview } from '#web/interview/runtime/room.ts'
import { createFakeCalls } from './fake-world.ts'
import { aRecord } from './records.ts'

/** The page of tests/web/interview-room.test.ts: the room in a real browser; only its uploads leave the page. */
const status =
  new URLSearchParams(location.search).get('left') === null ? 'Pending Interview' : 'Interviewer Ready'
const server = createFakeCalls(aRecord({ status }))
const world = browserWorld({ owner: 'candidate-1', calls: server.calls, lastCalls: server.calls })
// Short parts, so that the test does not wait for them.
const recorders = { ...world.recorders, partMilliseconds: 500 }
const room = createInterview({ ...world, recorders }, { sessionId: 'session-1' })

declare global {
  var tested: { room: typeof room; server: typeof server }
}
globalThis.tested = { room, server }

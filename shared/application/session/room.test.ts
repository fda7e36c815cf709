import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lobbySeconds, maxInterviewMinutes, roomLifetimeSeconds } from './interview-status.ts'
import { lateRecordingSeconds } from './recording-limits.ts'
import {
  acceptsAnswers,
  acceptsRecording,
  decideExtension,
  decideFinish,
  decideOpening,
  decideStart,
  isTakenOver,
  mayGoOn,
  type Room,
} from './room.ts'

const begun = new Date('2026-03-10T02:00:00.000Z')
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000)

const scheduled: Room = { status: 'scheduled', started_at: null, finished_at: null, roomCreatedAt: null }
const opened: Room = { ...scheduled, roomCreatedAt: begun.toISOString() }
const running: Room = {
  ...opened,
  status: 'in_progress',
  started_at: after(60).toISOString(),
  callId: 'this-page',
}
const completed: Room = { ...running, status: 'completed', finished_at: after(900).toISOString() }
const cancelled: Room = { ...running, status: 'cancelled', finished_at: after(900).toISOString() }
const abandoned: Room = { ...running, status: 'abandoned' }

const lastStartSeconds = roomLifetimeSeconds - maxInterviewMinutes * 60
const lastCallSeconds = roomLifetimeSeconds + lateRecordingSeconds

describe('opening a room', () => {
  test.each([
    ['a new session', scheduled, 0, { kind: 'open' }],
    ['a fresh room', opened, lobbySeconds - 1, { kind: 'keep' }],
    ['a room whose lobby time has passed', opened, lobbySeconds, { kind: 'open' }],
    [
      'a room that the candidate never joined',
      opened,
      roomLifetimeSeconds,
      { kind: 'blocked', status: 'None' },
    ],
    ['a running interview', running, 100, { kind: 'running' }],
    [
      'an interview that was left',
      running,
      roomLifetimeSeconds,
      { kind: 'blocked', status: 'Interviewer Ready' },
    ],
    ['a completed interview', completed, 1000, { kind: 'blocked', status: 'Completed' }],
    ['a cancelled interview', cancelled, 1000, { kind: 'blocked', status: 'Cancelled' }],
  ] as const)('%s', (_, room, seconds, expected) =>
    expect(decideOpening(room, after(seconds))).toEqual(expected),
  )
})

describe('starting an interview', () => {
  test.each([
    ['without a room', scheduled, 'this-page', 0, { kind: 'lobby_expired' }],
    ['in time', opened, 'this-page', lastStartSeconds, { kind: 'start' }],
    [
      'with less than an interview ahead',
      opened,
      'this-page',
      lastStartSeconds + 1,
      { kind: 'lobby_expired' },
    ],
    ['after the room closed', opened, 'this-page', roomLifetimeSeconds, { kind: 'blocked', status: 'None' }],
    ['again by the same page', running, 'this-page', 100, { kind: 'started' }],
    ['by another page', running, 'other-page', 100, { kind: 'blocked', status: 'Interviewer Ready' }],
    ['after the end', completed, 'this-page', 1000, { kind: 'blocked', status: 'Completed' }],
  ] as const)('%s', (_, room, callId, seconds, expected) =>
    expect(decideStart(room, callId, after(seconds))).toEqual(expected),
  )

  test('a page that opened or kept the room can start within the time in the lobby', () =>
    fc.assert(
      fc.property(fc.nat(lobbySeconds - 1), fc.nat(lobbySeconds), (openedAfter, waited) => {
        const decision = decideOpening(opened, after(openedAfter))
        const room =
          decision.kind === 'open' ? { ...opened, roomCreatedAt: after(openedAfter).toISOString() } : opened
        const start = decideStart(room, 'this-page', after(openedAfter + waited))
        // After two full waits in one room the time no longer suffices; the page then opens another room.
        expect(start.kind).toBe(openedAfter + waited <= lastStartSeconds ? 'start' : 'lobby_expired')
      }),
    ))
})

describe('another page', () => {
  test.each([
    ['a running interview', running, 100, true],
    ['an interview whose room has closed', running, roomLifetimeSeconds, false],
    ['a session that was not started', opened, 100, false],
    ['a completed interview', completed, 1000, false],
  ] as const)('may continue %s: %4$s', (_, room, seconds, may) =>
    expect(mayGoOn(room, after(seconds))).toBe(may),
  )

  test('has taken an interview over only if both pages have a call id, and they differ', () => {
    expect(isTakenOver(running, 'other-page')).toBe(true)
    expect(isTakenOver(running, 'this-page')).toBe(false)
    expect(isTakenOver(running, undefined)).toBe(false)
    expect(isTakenOver({ ...running, callId: undefined }, 'other-page')).toBe(false)
  })
})

describe('answers', () => {
  test.each([
    ['before the start', opened, 10, 'not_started'],
    ['during the interview', running, 100, 'accepted'],
    ['shortly after the room closed', running, lastCallSeconds - 1, 'accepted'],
    ['long after', running, lastCallSeconds, 'ended'],
    ['after a retake began', abandoned, 100, 'ended'],
    ['after the end', completed, 901, 'ended'],
  ] as const)('%s', (_, room, seconds, expected) =>
    expect(acceptsAnswers(room, after(seconds))).toBe(expected),
  )
})

describe('parts of the recording', () => {
  test.each([
    ['before the start', opened, 10, 'not_started'],
    ['during the interview', running, 100, 'accepted'],
    ['shortly after the end', completed, 900 + lateRecordingSeconds - 1, 'accepted'],
    ['long after the end', completed, 900 + lateRecordingSeconds, 'ended'],
    ['shortly after a cancellation', cancelled, 901, 'accepted'],
    ['after a cancellation before the start', { ...cancelled, started_at: null }, 901, 'ended'],
  ] as const)('%s', (_, room, seconds, expected) =>
    expect(acceptsRecording(room, after(seconds))).toBe(expected),
  )
})

describe('finishing', () => {
  test.each([
    ['a running interview', running, false, 'complete'],
    ['a session before its start', opened, false, 'not_started'],
    ['a completed one again', completed, false, 'finished'],
    ['a cancelled one', cancelled, false, 'ended'],
    ['one that a retake replaced', abandoned, false, 'ended'],
    ['by cancelling a session before its start', scheduled, true, 'cancel'],
    ['by cancelling a running interview', running, true, 'cancel'],
    ['by cancelling a cancelled one again', cancelled, true, 'finished'],
    ['by cancelling a completed one', completed, true, 'finished'],
  ] as const)('%s', (_, room, isCancelled, expected) =>
    expect(decideFinish(room, isCancelled, after(1000))).toBe(expected),
  )
})

type Event =
  | { kind: 'open' | 'finish' | 'cancel' }
  | { kind: 'start'; callId: string }
  | { kind: 'wait'; seconds: number }

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constantFrom('open' as const, 'finish' as const, 'cancel' as const) }),
  fc.record({ kind: fc.constant('start' as const), callId: fc.constantFrom('one-page', 'other-page') }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.nat(1000) }),
)

/** The session after an event, as the API writes it. */
function afterEvent(room: Room, happened: Event, now: Date): Room {
  const at = now.toISOString()
  if (happened.kind === 'open')
    return decideOpening(room, now).kind === 'open' ? { ...room, roomCreatedAt: at } : room
  if (happened.kind === 'start')
    return decideStart(room, happened.callId, now).kind === 'start'
      ? { ...room, status: 'in_progress', started_at: at, callId: happened.callId }
      : room
  if (happened.kind === 'wait') return room
  const decision = decideFinish(room, happened.kind === 'cancel', now)
  if (decision === 'complete') return { ...room, status: 'completed', finished_at: at }
  return decision === 'cancel' ? { ...room, status: 'cancelled', finished_at: at } : room
}

describe("for any calls of a candidate's pages, in any order and at any time", () => {
  test('an interview starts once, by one page, in a room, and ends once, after its start', () =>
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (happened) => {
        let [room, seconds] = [scheduled, 0]
        for (const one of happened) {
          if (one.kind === 'wait') seconds += one.seconds
          const next = afterEvent(room, one, after(seconds))
          if (room.started_at !== null)
            expect([next.started_at, next.callId, next.roomCreatedAt]).toEqual([
              room.started_at,
              room.callId,
              room.roomCreatedAt,
            ])
          if (room.finished_at !== null) expect(next).toEqual(room)
          room = next
        }
        if (room.started_at !== null) expect(room.roomCreatedAt).not.toBeNull()
        if (room.status === 'completed') {
          expect(room.started_at).not.toBeNull()
          expect(Date.parse(room.finished_at ?? '')).toBeGreaterThanOrEqual(Date.parse(room.started_at ?? ''))
        }
      }),
    ))

  test('a repeated call changes nothing', () =>
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), event, (happened, last) => {
        let [room, seconds] = [scheduled, 0]
        for (const one of [...happened, last]) {
          if (one.kind === 'wait') seconds += one.seconds
          room = afterEvent(room, one, after(seconds))
        }
        expect(afterEvent(room, last, after(seconds))).toEqual(room)
      }),
    ))
})

describe('extra time while the interview runs', () => {
  test.each([
    ['is given', running, 1.5, 100, 'accepted'],
    ['is given again', { ...running, timeFactor: 1.5 }, 2, 100, 'accepted'],
    ['is not given twice', { ...running, timeFactor: 1.5 }, 1.5, 100, 'given'],
    ['is not taken back', { ...running, timeFactor: 2 }, 1, 100, 'given'],
    ['is refused before the start', opened, 1.5, 100, 'not_started'],
    ['is refused once the room has closed', running, 1.5, roomLifetimeSeconds, 'ended'],
    ['is refused after the end', completed, 1.5, 1000, 'ended'],
  ] as const)('%s', (_, room, factor, seconds, expected) =>
    expect(decideExtension(room, factor, after(seconds))).toBe(expected),
  )
})

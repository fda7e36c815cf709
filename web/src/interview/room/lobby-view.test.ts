import { expect, test } from 'vitest'
import { errors } from '#shared/platform/contract/errors.ts'
import { aRoomState } from '#tests/support/interview/a-room-state.ts'
import { emptyLobby, type Interview } from '../machine/interview-state.ts'
import { openElsewhereMessage } from '../machine/room-status.ts'
import { lobbyViewOf } from './lobby-view.ts'

const lobby = (interview: Interview) =>
  lobbyViewOf(aRoomState({ interview }), { jobTitle: 'Position', kind: 'interview' })

const ready = { ...emptyLobby, hasDevices: true, hasInterviewer: true, isJoined: true, expiresAt: 180_000 }

test('the hint says what is missing before everything is ready', () =>
  expect(lobby({ phase: 'connecting', ...emptyLobby, hasDevices: true })).toMatchObject({
    step: 'waiting',
    hint: 'Waiting for AI interviewer to join',
    secondsLeft: undefined,
  }))

test('the countdown runs once everything is ready', () =>
  expect(lobby({ phase: 'ready', ...ready })).toMatchObject({
    step: 'ready',
    hint: undefined,
    error: undefined,
    over: undefined,
    secondsLeft: 180,
  }))

test('the countdown begins with 180 seconds, although the clock ticked before', () =>
  expect(lobby({ phase: 'ready', ...ready, expiresAt: 180_900 })).toMatchObject({ secondsLeft: 180 }))

test('an expired session offers to refresh', () =>
  expect(lobby({ phase: 'expired', ...ready })).toMatchObject({
    step: 'expired',
    hint: undefined,
    error: 'The interview session has expired. Please refresh and try again.',
    over: { title: 'Session Expired', way: 'refresh' },
  }))

test.each([
  ['Interview access blocked (Status: Cancelled). You may need to request a retake.', 'retake'],
  ['Interview access blocked (Status: Completed). You may need to request a retake.', 'dashboard'],
  [openElsewhereMessage, 'look'],
])('“%s” offers: %s', (message, way) =>
  expect(lobby({ phase: 'blocked', message })).toMatchObject({
    step: 'blocked',
    error: message,
    over: { way },
  }),
)

test.each([
  ['a page that has just sent a part', 14_999, false, true],
  ['a page that has been silent for 15 seconds', 15_000, false, false],
  ['a page that has sent nothing', null, false, false],
  ['an earlier page of this browser', 1_000, true, false],
] as const)(
  'after %s, the lobby continues the interview',
  (_, silentMilliseconds, wasHeldHere, isElsewhere) => {
    const state = aRoomState({ interview: { phase: 'ready', ...ready } })
    const running = { milliseconds: 60_000, pages: 1, silentMilliseconds, callId: 'page-1' }
    const view = lobbyViewOf(
      { ...state, wasHeldHere, record: { ...state.record, running } as typeof state.record },
      { jobTitle: 'Position', kind: 'interview' },
    )
    expect(view.goesOn).toMatchObject({ isElsewhere })
  },
)

test('the lobby of an interview that has begun names when its room closes, and the whole minutes until then', () => {
  const state = aRoomState({ interview: { phase: 'ready', ...ready } })
  const running = { milliseconds: 60_000, pages: 1, silentMilliseconds: null, callId: 'page-1' }
  const record = { ...state.record, running } as NonNullable<typeof state.record>
  const view = lobbyViewOf(
    { ...state, record, roomEndsAt: state.now + 12 * 60_000 + 59_000 },
    { jobTitle: 'Position', kind: 'interview' },
  )
  expect(view.goesOn).toMatchObject({ closesAt: record.room.expiresAt, minutesLeft: 12 })
})

test.each([
  [false, errors.room_closed.text, 'Time Is Up'],
  [true, errors.room_left.text, 'Session Ended'],
])('after the room has closed, with a reload (%s) the reason is: %s', (wasReloaded, error, title) => {
  const interview = { phase: 'blocked', message: errors.room_closed.text } as const
  const arrival = { interviewsLeft: 2, wasReloaded }
  expect(
    lobbyViewOf(aRoomState({ interview }), { jobTitle: 'Position', kind: 'interview', arrival }),
  ).toMatchObject({ error, interviewsLeft: 2, over: { title, way: 'retake' } })
})

test('a room that could not be opened can be opened again', () =>
  expect(lobby({ phase: 'error', message: 'Connection error: x' })).toMatchObject({
    step: 'failed',
    error: 'Connection error: x',
    over: { way: 'retry' },
  }))

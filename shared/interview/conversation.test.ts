import { expect, test } from 'vitest'
import { decideConversation } from './conversation.ts'
import type { Room } from '#shared/application/session/room.ts'

const opened = '2026-11-22T09:00:00.000Z'
const end = '2026-11-22T09:25:00.000Z'
const at = (seconds: number): Date => new Date(Date.parse(opened) + seconds * 1000)

const room = (change: Partial<Room> = {}): Room => ({
  status: 'scheduled',
  started_at: null,
  finished_at: null,
  roomCreatedAt: opened,
  ...change,
})
const running = room({ status: 'in_progress', started_at: opened, callId: 'page-one' })
const leased = { callId: 'page-one', leasedUntil: at(25).toISOString() }
const live = { ...leased, call: { expiresAt: end } }

test.each([
  ['the first request starts a call', room(), 'page-one', 5, { kind: 'start', expiresAt: new Date(end) }],
  [
    'a repeated request gets the same call',
    { ...room(), conversation: live },
    'page-one',
    60,
    { kind: 'answer' },
  ],
  [
    'a concurrent request of the page waits',
    { ...room(), conversation: leased },
    'page-one',
    5,
    { kind: 'wait' },
  ],
  [
    'after the lease of a start that failed, another starts',
    { ...room(), conversation: leased },
    'page-one',
    25,
    { kind: 'start' },
  ],
  [
    'another page in the lobby gets another call',
    { ...room(), conversation: live },
    'page-two',
    60,
    { kind: 'start' },
  ],
  [
    'another page gets another call while the first one starts',
    { ...room(), conversation: leased },
    'page-two',
    5,
    { kind: 'start' },
  ],
  [
    'a page whose room was replaced gets a call that ends with the new room',
    { ...room({ roomCreatedAt: at(200).toISOString() }), conversation: live },
    'page-one',
    201,
    { kind: 'start', expiresAt: new Date(Date.parse(end) + 200_000) },
  ],
  [
    'without a room there is no call',
    room({ roomCreatedAt: null }),
    'page-one',
    0,
    { kind: 'lobby_expired' },
  ],
  [
    'a running interview without a room gets no call',
    { ...running, roomCreatedAt: null },
    'page-one',
    700,
    { kind: 'lobby_expired' },
  ],
  [
    'too late for a whole interview, the lobby has expired',
    room(),
    'page-one',
    301,
    { kind: 'lobby_expired' },
  ],
  [
    'the page of the running interview gets its call again',
    { ...running, conversation: live },
    'page-one',
    700,
    { kind: 'answer' },
  ],
  [
    'the page of the running interview gets another call after its call was lost',
    running,
    'page-one',
    700,
    { kind: 'start' },
  ],
  [
    'another page is blocked while the interview runs',
    running,
    'page-two',
    700,
    { kind: 'blocked', status: 'Interviewer Ready' },
  ],
  ['an expired room is blocked', room(), 'page-one', 1500, { kind: 'blocked', status: 'None' }],
  [
    'a completed interview is blocked',
    { ...room({ status: 'completed' }), conversation: live },
    'page-one',
    60,
    { kind: 'blocked', status: 'Completed' },
  ],
  [
    'a cancelled interview is blocked',
    room({ status: 'cancelled' }),
    'page-one',
    60,
    { kind: 'blocked', status: 'Cancelled' },
  ],
])('%s', (_, session, callId, seconds, decision) => {
  expect(decideConversation(session, callId, at(seconds))).toMatchObject(decision)
})

import { expect, test } from 'vitest'
import { decideConversation } from './conversation.ts'
import type { Room } from './room.ts'

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
  ['the first start', room(), 'page-one', 5, { kind: 'start', expiresAt: new Date(end) }],
  ['a repeated one', { ...room(), conversation: live }, 'page-one', 60, { kind: 'answer' }],
  ['a second one at once', { ...room(), conversation: leased }, 'page-one', 5, { kind: 'wait' }],
  ['one after a start that died', { ...room(), conversation: leased }, 'page-one', 25, { kind: 'start' }],
  ['another page in the lobby', { ...room(), conversation: live }, 'page-two', 60, { kind: 'start' }],
  ['another page while one starts', { ...room(), conversation: leased }, 'page-two', 5, { kind: 'start' }],
  [
    'a page whose room was replaced by another',
    { ...room({ roomCreatedAt: at(200).toISOString() }), conversation: live },
    'page-one',
    201,
    { kind: 'start', expiresAt: new Date(Date.parse(end) + 200_000) },
  ],
  ['a page without a room', room({ roomCreatedAt: null }), 'page-one', 0, { kind: 'lobby_expired' }],
  [
    'a running interview without a room',
    { ...running, roomCreatedAt: null },
    'page-one',
    700,
    { kind: 'lobby_expired' },
  ],
  ['a lobby without time for the interview', room(), 'page-one', 301, { kind: 'lobby_expired' }],
  [
    'the page of the running interview',
    { ...running, conversation: live },
    'page-one',
    700,
    { kind: 'answer' },
  ],
  ['the same after its call was lost', running, 'page-one', 700, { kind: 'start' }],
  ['another page then', running, 'page-two', 700, { kind: 'blocked', status: 'Interviewer Ready' }],
  ['an expired room', room(), 'page-one', 1500, { kind: 'blocked', status: 'None' }],
  [
    'a completed interview',
    { ...room({ status: 'completed' }), conversation: live },
    'page-one',
    60,
    { kind: 'blocked', status: 'Completed' },
  ],
  [
    'a cancelled one',
    room({ status: 'cancelled' }),
    'page-one',
    60,
    { kind: 'blocked', status: 'Cancelled' },
  ],
])('%s', (_, session, callId, seconds, decision) => {
  expect(decideConversation(session, callId, at(seconds))).toMatchObject(decision)
})

import { expect, test } from 'vitest'
import type { DueRoom } from '../rows/room-outbox.ts'
import { nextLookForCall } from './call-recordings.ts'

const end = '2026-11-22T09:20:00.000Z'
const after = (seconds: number): Date => new Date(Date.parse(end) + seconds * 1000)
const one = { key: 'calls/session/1.mp4', bytes: 1, begunAt: 1 }
const allThere = { kind: 'all there' }
const again = (seconds: number) => ({ kind: 'again', at: after(seconds) })

const room = (change: Partial<DueRoom>): DueRoom => ({
  userId: 'candidate',
  id: 'session',
  jobId: 'job',
  jobTitle: 'Job',
  department: 'Engineering',
  status: 'completed',
  createdAt: end,
  started_at: end,
  finished_at: end,
  roomCreatedAt: '2026-11-22T09:00:00.000Z',
  dueAt: end,
  attempts: 1,
  ...change,
})

const none: readonly never[] = []
const uploaded = ['interviews/a--b/c--session/parts/1-00000.webm']

test.each([
  ['the one that was counted is there', { cloudRecordings: 1 }, none, [one], 5, allThere],
  ['it is not there yet', { cloudRecordings: 1 }, none, none, 5, again(35)],
  ['it is late', { cloudRecordings: 1 }, none, none, 600, again(1200)],
  ['it never comes', { cloudRecordings: 1 }, none, none, 86_400, allThere],
  ['one of two is there', { cloudRecordings: 2 }, none, [one], 5, again(35)],
  [
    'the page says none, and one is expected all the same',
    { cloudRecordings: 0 },
    none,
    none,
    600,
    again(1200),
  ],
  ['the page says none, and one is there', { cloudRecordings: 0 }, none, [one], 600, allThere],
  ['the page did not count, and more may come', {}, none, [one], 5, again(35)],
  ['the page did not count, some time later', {}, none, [one], 600, allThere],
  ['the page did not count, and there is none', {}, none, none, 600, again(1200)],
  [
    'the page says that it recorded, and uploaded nothing',
    { recordedParts: [3] },
    none,
    none,
    600,
    again(1200),
  ],
  ['the page recorded itself, and one may come', { recordedParts: [3] }, uploaded, none, 5, again(35)],
  ['the page recorded itself', { recordedParts: [3] }, uploaded, none, 600, allThere],
  [
    'the page recorded and counted one',
    { recordedParts: [3], cloudRecordings: 1 },
    uploaded,
    none,
    5,
    again(35),
  ],
  ['the room was not ended: its last call counts', { finished_at: null }, none, none, 1000, again(1030)],
] as const)('%s', (_, change, parts, arrived, seconds, look) => {
  expect(nextLookForCall(room(change as Partial<DueRoom>), { parts, arrived }, after(seconds))).toEqual(look)
})

import { expect, test } from 'vitest'
import type { DueRoom } from '../storage/room-outbox.ts'
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

test.each([
  ['the one that was counted is there', { cloudRecordings: 1 }, [one], 5, allThere],
  ['it is not there yet', { cloudRecordings: 1 }, [], 5, again(35)],
  ['it is late', { cloudRecordings: 1 }, [], 600, again(1200)],
  ['it never comes', { cloudRecordings: 1 }, [], 86_400, allThere],
  ['one of two is there', { cloudRecordings: 2 }, [one], 5, again(35)],
  ['none was counted', { cloudRecordings: 0 }, [], 5, allThere],
  ['the page did not count, and more may come', {}, [one], 5, again(35)],
  ['the page did not count, some time later', {}, [one], 600, allThere],
  ['the page did not count, and there is none', {}, [], 600, again(1200)],
  ['the page recorded itself', { recordedParts: [3] }, [], 5, allThere],
  ['the page recorded itself and counted one', { recordedParts: [3], cloudRecordings: 1 }, [], 5, again(35)],
  ['nobody ended the room: its last call counts', { finished_at: null }, [], 1000, again(1030)],
] as const)('%s', (_, change, arrived, seconds, look) => {
  expect(nextLookForCall(room(change as Partial<DueRoom>), arrived, after(seconds))).toEqual(look)
})

import { expect, test } from 'vitest'
import { readFromInterview, readStatusOfJob } from './dashboard-state.ts'

test('the state of the navigation after an interview has its session and a time', () => {
  const state = { refreshFromInterview: true, sessionId: 's1', timestamp: 1 }
  expect(readFromInterview(state)).toEqual(state)
  expect(readFromInterview({ ...state, hasRoomClosed: 'yes' })).toEqual(state)
  const deleted = { ...state, withdrawal: 'deleted' }
  expect(readFromInterview(deleted)).toEqual(deleted)
  expect(readFromInterview({ ...state, withdrawal: 'yes' })).toEqual(state)
  expect(readFromInterview({ ...state, questions: 8 })).toEqual({ ...state, questions: 8 })
  for (const questions of [0, '8', null]) expect(readFromInterview({ ...state, questions })).toEqual(state)
  const closed = { ...state, hasRoomClosed: true }
  expect(readFromInterview(closed)).toEqual(closed)
})

test.each([
  null,
  'text',
  {},
  { refreshFromInterview: 'true', sessionId: 's1', timestamp: 1 },
  { refreshFromInterview: true, sessionId: 1, timestamp: 1 },
  { refreshFromInterview: true, sessionId: 's1', timestamp: '1' },
])('%j is not that state', (state) => expect(readFromInterview(state)).toBeUndefined())

test('a link can ask for the status of a job', () => {
  expect(readStatusOfJob({ statusOfJob: 'network-engineer' })).toBe('network-engineer')
  for (const state of [null, {}, { statusOfJob: 1 }]) expect(readStatusOfJob(state)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { errors } from '#shared/platform/contract/errors.ts'
import { overOf } from './over.ts'
import { openElsewhereMessage, unverifiedMessage } from './room-status.ts'

const application = 'Your application is saved. Nothing was recorded.'
const answers = 'Your application and the answers you gave are saved.'

test.each([
  ['expired', undefined, 'Session Expired', application, 'refresh'],
  ['blocked', errors.room_expired.text, 'Session Expired', application, 'retake'],
  ['blocked', errors.room_left.text, 'Session Ended', answers, 'retake'],
  ['blocked', errors.room_closed.text, 'Time Is Up', answers, 'retake'],
  ['blocked', errors.application_decided.text, 'No Interview to Take', undefined, 'dashboard'],
  ['blocked', errors.room_completed.text, 'Interview Completed', answers, 'dashboard'],
  ['blocked', errors.room_cancelled.text, 'Interview Blocked', undefined, 'retake'],
  ['blocked', openElsewhereMessage, 'Open in Another Tab', undefined, 'look'],
  ['blocked', 'Something new', 'Interview Blocked', undefined, 'retake'],
  ['error', unverifiedMessage, 'Interview Not Started', undefined, 'retry'],
])('%s, %s: %s', (phase, message, title, saved, way) => {
  expect(overOf(phase, message)).toEqual({ title, saved, way })
})

test.each(['idle', 'connecting', 'ready', 'confirming', 'starting', 'active'])('%s is not over', (phase) => {
  expect(overOf(phase, 'Failed to start recording. Please try again.')).toBeUndefined()
})

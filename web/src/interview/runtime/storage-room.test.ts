import { expect, test } from 'vitest'
import { recordsWith } from './storage-room.ts'

const megabyte = 1024 * 1024

test.each([
  [true, 31.9, true],
  [true, 32, false],
  [false, 31.9, false],
  [false, 16, false],
  [false, 15.9, true],
])('recording %s with %d MB in memory: %s', (isRecording, megabytes, expected) =>
  expect(recordsWith(isRecording, megabytes * megabyte)).toBe(expected),
)

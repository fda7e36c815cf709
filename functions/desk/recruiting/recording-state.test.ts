import { expect, test } from 'vitest'
import type { RecordedFile } from '#functions/application/session/stored-session.ts'
import { recordingStateOf } from './recording-state.ts'

const file = (missing: number[] = []): RecordedFile => ({
  segment: 1,
  name: 'recording.webm',
  bytes: 1,
  parts: 1,
  missing,
})

test.each([
  ['running', 'of an interview that goes on', { status: 'in_progress' }],
  ['waiting', 'while parts can arrive', { status: 'completed', recordedParts: [2] }],
  ['assembled', 'with every part', { status: 'completed', recordedParts: [2], recording: [file()] }],
  ['assembled', 'with what arrived before the page was lost', { status: 'abandoned', recording: [file()] }],
  ['incomplete', 'with a part missing', { status: 'completed', recordedParts: [2], recording: [file([1])] }],
  [
    'incomplete',
    'with a segment missing',
    { status: 'completed', recordedParts: [1, 3], recording: [file()] },
  ],
  ['incomplete', 'of which nothing plays', { status: 'completed', recordedParts: [3], recording: [] }],
  [
    'failed',
    'that was given up',
    { status: 'completed', recordedParts: [1], recordingFailure: { reason: 'RangeError', at: '' } },
  ],
  [
    'deleting',
    'of which files may be left',
    { status: 'completed', recording: [], recordingRemoval: { at: '', isErased: false, isEmailed: false } },
  ],
  [
    'deleted',
    'on request',
    { status: 'abandoned', recording: [], recordingRemoval: { at: '', isErased: true, isEmailed: false } },
  ],
  ['none', 'of an interview in writing', { status: 'completed', recordedParts: [], recording: [] }],
] as const)('a recording is %s %s', (state, _, { ...session }) => {
  const { recordedParts, recording, ...rest }: Parameters<typeof recordingStateOf>[0] = {
    ...session,
    recordedParts: 'recordedParts' in session ? [...session.recordedParts] : undefined,
    recording: 'recording' in session ? [...session.recording] : undefined,
  }
  expect(recordingStateOf({ ...rest, recordedParts, recording })).toBe(state)
})

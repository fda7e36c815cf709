import { expect, test } from 'vitest'
import { defaultSections } from '#shared/domain/default-sections.ts'
import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import { offlineText } from '../machine/call-notice.ts'
import { emptyLobby, type Interview } from '../machine/interview-state.ts'
import type { Progress } from '../machine/sections.ts'
import { emptyRoom, type RoomState } from '../runtime/room-state.ts'
import { callViewOf } from './call-view.ts'
import { lobbyViewOf } from './lobby-view.ts'

const granted = { camera: 'granted', microphone: 'granted' } as const
const media = { devices: granted, listed: [], chosen: {}, stream: undefined }

const record = {
  job: { title: 'Platform Engineer' },
  candidate: { fullName: 'Aisyah' },
  interviewName: 'Platform Engineer Interview',
  aiName: 'Maya',
  sections: defaultSections,
  maxDuration: 20,
  room: { lobbySeconds: 180 },
} as unknown as InterviewRecord

const room = (change: Partial<RoomState>): RoomState => ({ ...emptyRoom(0, media, true), record, ...change })

const lobby = (interview: Interview) => lobbyViewOf(room({ interview }), 'Position', 'interview')

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
    hint: 'Interview session has expired',
    error: 'The interview session has expired. Please refresh and try again.',
    over: { title: 'Session Expired', way: 'refresh' },
  }))

test.each([
  ['Interview access blocked (Status: Cancelled). You may need to request a retake.', 'retake'],
  ['Interview access blocked (Status: Completed). You may need to request a retake.', 'dashboard'],
  ['This interview is open in another tab or window of this browser. Continue there.', 'dashboard'],
])('“%s” offers: %s', (message, way) =>
  expect(lobby({ phase: 'blocked', message })).toMatchObject({
    step: 'blocked',
    error: message,
    over: { way },
  }),
)

test('a room that could not be opened can be opened again', () =>
  expect(lobby({ phase: 'error', message: 'Connection error: x' })).toMatchObject({
    step: 'failed',
    error: 'Connection error: x',
    over: { way: 'retry' },
  }))

const inCall = {
  phase: 'active',
  consent: { at: 0, version: '' },
  startedAt: 0,
  countedAt: 0,
  elapsedMilliseconds: 0,
  progress: { index: 0, elapsedMilliseconds: 0 },
  isConnected: true,
  problem: undefined,
  closing: undefined,
  isCompleteShown: false,
} as const

const call = (
  change: Partial<RoomState>,
  interview: Partial<typeof inCall> | { elapsedMilliseconds: number } | { progress: Progress } = {},
) => callViewOf(room(change), { ...inCall, ...interview }, 'Candidate', 'interview')

test('the call shows its names, time and section', () =>
  expect(call({})).toMatchObject({
    interviewName: 'Platform Engineer Interview',
    userName: 'Aisyah',
    secondsLeft: 1200,
    section: 'Section 1/2: Job-Specific Discussion',
    isConnected: true,
    notice: undefined,
    needsDevices: false,
  }))

test('the section is that of the open question, not the one that the clock has reached', () => {
  const inSecond = { index: 1, elapsedMilliseconds: 0 }
  const asked = {
    id: 'm1',
    type: 'ai',
    content: 'Thank you.',
    timestamp: 0,
    endedAt: 0,
    isComplete: true,
    isTyped: false,
    isUnrecognised: false,
    spokenMilliseconds: undefined,
    place: { section: 0, question: 1 },
  } as const
  const view = call({ transcript: [asked] }, { progress: inSecond })
  expect(view).toMatchObject({
    section: 'Section 1/2: Job-Specific Discussion',
    question: { number: 2, of: 5, text: defaultSections[0]?.questions[1] },
  })
  expect(call({}, { progress: inSecond })).toMatchObject({
    section: 'Section 2/2: Technical Assessment',
    question: undefined,
  })
})

test('the start is covered until the interviewer speaks, and for three seconds at most', () => {
  expect(call({}).overlay).toBe('starting')
  expect(call({}, { elapsedMilliseconds: 3000 }).overlay).toBeUndefined()
})

test('the notice says that answers are kept while the browser is offline', () =>
  expect(call({ isOnline: false })).toMatchObject({ isConnected: false, notice: offlineText }))

test('access can be granted again after a device is blocked', () => {
  const blocked = { ...media, devices: { camera: 'blocked', microphone: 'blocked' } as const }
  expect(call({ media: blocked }).needsDevices).toBe(true)
})

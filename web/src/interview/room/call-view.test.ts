import { expect, test } from 'vitest'
import { defaultSections } from '#shared/position/default-sections.ts'
import { aRoomState, grantedMedia } from '#tests/support/interview/a-room-state.ts'
import { offlineText } from '../machine/call-notice.ts'
import type { Progress } from '../machine/sections.ts'
import type { RoomState } from '../runtime/room-state.ts'
import { callViewOf } from './call-view.ts'

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
) => callViewOf(aRoomState(change), { ...inCall, ...interview }, 'Candidate', 'interview')

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

test('the section is that of the open question, not the one that the clock has reached', () => {
  const inSecond = { index: 1, elapsedMilliseconds: 0 }
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
  const blocked = { ...grantedMedia, devices: { camera: 'blocked', microphone: 'blocked' } as const }
  expect(call({ media: blocked }).needsDevices).toBe(true)
})

test('a candidate who is muted does not count as speaking', () => {
  expect(call({ userIsSpeaking: true }).isUserSpeaking).toBe(true)
  expect(call({ userIsSpeaking: true, isMicrophoneOn: false }).isUserSpeaking).toBe(false)
})

test("an answer is open between the interviewer's first line and the next", () => {
  expect(call({}).isAnswerOpen).toBe(false)
  expect(call({ transcript: [asked] }).isAnswerOpen).toBe(true)
  expect(call({ transcript: [asked], aiIsSpeaking: true }).isAnswerOpen).toBe(false)
})

test('the completion dialog opens in an interview, not in a practice run', () => {
  const complete = { ...inCall, isCompleteShown: true }
  const shown = (['interview', 'test', 'practice'] as const).map(
    (kind) => callViewOf(aRoomState({}), complete, 'Candidate', kind).isCompleteShown,
  )
  expect(shown).toEqual([true, true, false])
})

test('after a danger whom to call stays above the call, until the candidate continues', () => {
  expect(call({ stoppedAskingAfter: 'danger', isOnline: false }).notice).toMatch(
    /^Call 999 .*03-7627\u00A02929/u,
  )
  expect(call({ stoppedAskingAfter: 'consent' }).notice).toBeUndefined()
})

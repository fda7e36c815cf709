import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  shuffledSubarray,
  string,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RoomStatus } from '#shared/application/session/interview-status.ts'
import { asksBeforeLeaving, next, secondsLeft, secondsUntilExpiry, whyNoStart } from './interview.ts'
import { idle, type Call, type Interview, type InterviewEvent, type Plan } from './interview-state.ts'
import { blockedBy, openElsewhereMessage } from './room-status.ts'
import { sectionBadge } from './sections.ts'
import { startBlock } from './start-block.ts'

const plan: Plan = {
  sections: [
    { title: 'Job-Specific Discussion', duration: 300 },
    { title: 'Technical Assessment', duration: 600 },
  ],
  maxDurationMilliseconds: 1_200_000,
  lobbyMilliseconds: 180_000,
  roomEndsAt: undefined,
}
const opened: InterviewEvent = { type: 'opened' }
const devices = (hasDevices = true, at = 0): InterviewEvent => ({ type: 'devicesChanged', hasDevices, at })
const bot: InterviewEvent = { type: 'interviewerJoined', at: 0 }
const joined: InterviewEvent = { type: 'joined', at: 0 }
const pressed: InterviewEvent = { type: 'startPressed' }
const consented: InterviewEvent = { type: 'consented', consent: { at: 0, version: '2026-11' } }
const recording: InterviewEvent = { type: 'recordingStarted', at: 0 }
const tick = (seconds: number): InterviewEvent => ({ type: 'ticked', at: seconds * 1000 })
/** Ticks every 20 seconds, a gap that still counts as a running page. */
const ticksUntil = (seconds: number): InterviewEvent[] => [
  ...Array.from({ length: Math.floor(seconds / 20) }, (_, count) => tick((count + 1) * 20)),
  tick(seconds),
]
const closing = (seconds: number): InterviewEvent => ({ type: 'closingSaid', at: seconds * 1000 })
const cancelled: InterviewEvent = { type: 'cancelled' }

const after = (...events: InterviewEvent[]): Interview =>
  events.reduce((interview, event) => next(interview, event, plan), idle)
const toReady = [opened, devices(), bot, joined]
const toActive = [...toReady, pressed, consented, recording]
const phase = (...events: InterviewEvent[]) => after(...events).phase
const call = (...events: InterviewEvent[]): Call => after(...toActive, ...events) as Call & Interview

describe('the lobby', () => {
  test('connects when it is opened', () => {
    expect(phase(opened)).toBe('connecting')
  })

  test('is ready in any order of devices, interviewer and call', () => {
    assert(
      property(shuffledSubarray([devices(), bot, joined], { minLength: 3 }), (events) => {
        expect(phase(opened, ...events)).toBe('ready')
      }),
    )
  })

  test.each<[string, InterviewEvent[], string]>([
    ['no devices', [bot, joined], 'Please grant camera and microphone permissions'],
    ['no interviewer', [devices(), joined], 'Waiting for AI interviewer to join'],
    ['no call', [devices(), bot], 'Connecting to interview session'],
    ['nothing', [], 'Please grant camera and microphone permissions'],
  ])('with %s says what it waits for', (_, events, reason) => {
    expect(whyNoStart(after(opened, ...events))).toBe(reason)
    expect(phase(opened, ...events, pressed)).toBe('connecting')
  })

  test('that is blocked cannot start due to system restrictions', () => {
    const blocked = after(opened, { type: 'blocked', message: 'No.' })
    expect(blocked).toEqual({ phase: 'blocked', message: 'No.' })
    expect(whyNoStart(blocked)).toBe('Interview cannot be started due to system restrictions')
    expect(next(blocked, { type: 'retried' }, plan)).toBe(blocked)
  })

  test('that is open in another tab can be opened again', () => {
    const blocked = after(opened, { type: 'blocked', message: openElsewhereMessage })
    expect(next(blocked, { type: 'retried' }, plan)).toEqual(after(opened))
  })

  test('names a restriction before the expiry, and the expiry before missing devices', () => {
    const facts = { hasDevices: false, hasInterviewer: false, isJoined: false, hasExpired: true }
    expect(startBlock({ ...facts, isBlocked: true })).toBe(
      'Interview cannot be started due to system restrictions',
    )
    expect(startBlock({ ...facts, isBlocked: false })).toBe('Interview session has expired')
  })

  test('has no reason against a start once it is ready', () => {
    expect(whyNoStart(after(...toReady))).toBeUndefined()
  })

  test('goes back to connecting when a device is lost, and to ready when it returns', () => {
    expect(phase(...toReady, devices(false))).toBe('connecting')
    expect(phase(...toReady, devices(false), devices())).toBe('ready')
  })

  test('closes the confirmation when the interviewer leaves', () => {
    expect(phase(...toReady, pressed, { type: 'interviewerLeft' })).toBe('connecting')
  })

  test('fails with a message and can be opened again', () => {
    const failed = after(opened, { type: 'failed', message: 'Connection error: x' })
    expect(failed).toEqual({ phase: 'error', message: 'Connection error: x' })
    expect(next(failed, { type: 'retried' }, plan).phase).toBe('connecting')
  })

  test.each<[string, InterviewEvent[]]>([
    ['connecting', [opened]],
    ['ready', toReady],
    ['confirming', [...toReady, pressed]],
    ['expired', [...toReady, tick(180)]],
    ['error', [opened, { type: 'failed', message: 'x' }]],
    ['blocked', [opened, { type: 'blocked', message: 'x' }]],
  ])('cancelled while %s returns to idle', (name, events) => {
    expect(phase(...events)).toBe(name)
    expect(phase(...events, cancelled)).toBe('idle')
  })
})

describe('the 180 seconds', () => {
  test('begin with the first readiness', () => {
    expect(after(opened, devices(), bot)).toMatchObject({ expiresAt: undefined })
    expect(after(...toReady)).toMatchObject({ expiresAt: 180_000 })
    expect(secondsUntilExpiry(180_000, 500)).toBe(180)
    expect(secondsUntilExpiry(180_000, 179_001)).toBe(1)
    expect(secondsUntilExpiry(180_000, 190_000)).toBe(0)
  })

  test.each<[string, InterviewEvent[]]>([
    ['ready', []],
    ['confirming', [pressed]],
    ['connecting again', [devices(false)]],
  ])('expire the session while %s', (_, events) => {
    expect(phase(...toReady, ...events, tick(179))).not.toBe('expired')
    const expired = after(...toReady, ...events, tick(180))
    expect(expired.phase).toBe('expired')
    expect(whyNoStart(expired)).toBe('Interview session has expired')
  })

  test('go on when a device is lost and returns', () => {
    expect(after(...toReady, devices(false, 60_000), devices(true, 70_000))).toMatchObject({
      expiresAt: 180_000,
    })
  })

  test('do not expire an interview that starts or runs', () => {
    expect(phase(...toReady, pressed, consented, tick(181))).toBe('starting')
    expect(phase(...toActive, tick(181))).toBe('active')
  })

  test('expire a session whose start failed too late', () => {
    const failed = [...toReady, pressed, consented, { type: 'startFailed', message: 'x' } as const]
    expect(phase(...failed, tick(181))).toBe('expired')
  })
})

describe('the start', () => {
  test('asks for confirmation, which can be dismissed', () => {
    expect(phase(...toReady, pressed)).toBe('confirming')
    expect(phase(...toReady, pressed, { type: 'startDismissed' })).toBe('ready')
  })

  test('begins with the consent and becomes active with the recording', () => {
    expect(after(...toReady, pressed, consented)).toMatchObject({
      phase: 'starting',
      consent: { version: '2026-11' },
    })
    expect(call()).toMatchObject({
      phase: 'active',
      consent: { at: 0, version: '2026-11' },
      elapsedMilliseconds: 0,
    })
  })

  test('that fails returns to the lobby with the message', () => {
    const message = 'Failed to start recording. Please try again.'
    const failed = after(...toReady, pressed, consented, { type: 'startFailed', message })
    expect(failed).toMatchObject({ phase: 'ready', problem: message })
    expect(next(failed, pressed, plan)).toMatchObject({ phase: 'confirming', problem: undefined })
  })

  test('that fails after a device was lost waits for the device', () => {
    const failed = [
      ...toReady,
      pressed,
      consented,
      devices(false),
      { type: 'startFailed', message: 'x' } as const,
    ]
    expect(phase(...failed, tick(1))).toBe('connecting')
  })

  test('does nothing without a confirmation', () => {
    expect(phase(...toReady, consented)).toBe('ready')
    expect(phase(...toReady, recording)).toBe('ready')
  })
})

describe('the call', () => {
  test('counts what remains of 20 minutes and never less than 0', () => {
    expect(secondsLeft(call(), plan)).toBe(1200)
    expect(secondsLeft(call(tick(1)), plan)).toBe(1199)
    expect(secondsLeft({ elapsedMilliseconds: 9_999_999 }, plan)).toBe(0)
  })

  test('does not count while it is disconnected', () => {
    const lost: InterviewEvent = { type: 'connectionChanged', isConnected: false, at: 10_000 }
    const back: InterviewEvent = { type: 'connectionChanged', isConnected: true, at: 40_000 }
    expect(call(lost, tick(30)).elapsedMilliseconds).toBe(10_000)
    expect(call(lost, tick(30), back, tick(41)).elapsedMilliseconds).toBe(11_000)
  })

  test('advances its sections by their durations', () => {
    expect(sectionBadge(call(...ticksUntil(299)).progress.index, plan.sections)).toBe(
      'Section 1/2: Job-Specific Discussion',
    )
    expect(sectionBadge(call(...ticksUntil(300)).progress.index, plan.sections)).toBe(
      'Section 2/2: Technical Assessment',
    )
  })

  test('advances earlier when the interviewer has asked everything', () => {
    const early = call(tick(100), { type: 'sectionDone' })
    expect(early.progress).toEqual({ index: 1, elapsedMilliseconds: 0 })
    expect(call(tick(100), { type: 'sectionDone' }, { type: 'sectionDone' }).progress.index).toBe(1)
  })

  test('ends after the duration of the last section', () => {
    expect(phase(...toActive, ...ticksUntil(899))).toBe('active')
    expect(after(...toActive, ...ticksUntil(900))).toMatchObject({ phase: 'ending', reason: 'time' })
  })

  test('ends after the longest duration, whatever its sections last', () => {
    const long: Plan = {
      sections: [{ title: 'All', duration: 3600 }],
      maxDurationMilliseconds: 1_200_000,
      lobbyMilliseconds: 180_000,
      roomEndsAt: undefined,
    }
    const events = [...toActive, ...ticksUntil(1199)]
    const active = events.reduce((interview, event) => next(interview, event, long), idle)
    expect(active.phase).toBe('active')
    expect(next(active, tick(1200), long)).toMatchObject({ phase: 'ending', reason: 'time' })
  })

  test('counts no time in which the page did not run', () => {
    expect(call(tick(30)).elapsedMilliseconds).toBe(30_000)
    expect(call(tick(31)).elapsedMilliseconds).toBe(0)
    expect(call(...ticksUntil(100), tick(1300), tick(1301))).toMatchObject({ elapsedMilliseconds: 101_000 })
  })

  test('counts no time twice when the clock is set back', () => {
    expect(call(tick(20), tick(10), tick(20)).elapsedMilliseconds).toBe(20_000)
  })

  test('ends once the room has closed, also where the device slept until then', () => {
    const closes = { ...plan, roomEndsAt: 1_500_000 }
    const active = [...toActive, ...ticksUntil(100)].reduce(
      (interview, event) => next(interview, event, closes),
      idle,
    )
    expect(next(active, tick(1499), closes).phase).toBe('active')
    expect(next(active, tick(2000), closes)).toMatchObject({ phase: 'ending', reason: 'room' })
  })

  test('continues where another page stopped', () => {
    const earlier = {
      startedAt: -400_000,
      elapsedMilliseconds: 350_000,
      progress: { index: 1, elapsedMilliseconds: 50_000 },
    }
    const active = after(...toActive.slice(0, -1), { type: 'recordingStarted', at: 0, earlier })
    expect(active).toMatchObject({ phase: 'active', ...earlier, countedAt: 0 })
    expect(next(active, tick(10), plan)).toMatchObject({ elapsedMilliseconds: 360_000 })
  })

  test('stops when the server accepts nothing more from this page', () => {
    expect(after(...toActive, { type: 'blocked', message: 'Elsewhere.' })).toEqual({
      phase: 'blocked',
      message: 'Elsewhere.',
    })
  })

  test('is complete 2 seconds after a closing phrase and ends after 5', () => {
    expect(call(closing(60), tick(61))).toMatchObject({ isCompleteShown: false })
    expect(call(closing(60), tick(62))).toMatchObject({ isCompleteShown: true })
    expect(phase(...toActive, closing(60), tick(64))).toBe('active')
    expect(after(...toActive, closing(60), tick(65))).toMatchObject({ phase: 'ending', reason: 'closed' })
  })

  test('counts from the first closing phrase', () => {
    expect(phase(...toActive, closing(60), closing(64), tick(65))).toBe('ending')
  })

  test('goes on when the candidate stays, until another goodbye', () => {
    const stayed = [...toActive, closing(60), tick(62), { type: 'stayed' } as const]
    expect(after(...stayed, tick(100))).toMatchObject({ phase: 'active', isCompleteShown: false })
    expect(after(...stayed, closing(110), tick(112))).toMatchObject({
      phase: 'active',
      isCompleteShown: true,
    })
    expect(after(...stayed, closing(110), tick(115))).toMatchObject({ phase: 'ending', reason: 'closed' })
  })

  test('ends once: a second click changes nothing', () => {
    const ending = after(...toActive, { type: 'endPressed' })
    expect(ending).toMatchObject({ phase: 'ending', reason: 'left' })
    for (const event of [{ type: 'endPressed' } as const, tick(2000), closing(1)])
      expect(next(ending, event, plan)).toBe(ending)
    expect(next(ending, { type: 'ended' }, plan)).toEqual({ phase: 'completed', reason: 'left' })
  })
})

test.each<[string, InterviewEvent[], boolean]>([
  ['connecting', [opened], false],
  ['ready', toReady, false],
  ['starting', [...toReady, pressed, consented], true],
  ['active', toActive, true],
  ['ending', [...toActive, { type: 'endPressed' }], true],
  ['completed', [...toActive, { type: 'endPressed' }, { type: 'ended' }], false],
])('leaving while %s asks: %s', (name, events, asks) => {
  expect(phase(...events)).toBe(name)
  expect(asksBeforeLeaving(after(...events))).toBe(asks)
})

test.each<[RoomStatus, string | undefined]>([
  ['Pending Interview', undefined],
  ['None', 'This interview session has expired. You did not join within the allocated time.'],
  [
    'Interviewer Ready',
    'It looks like you refreshed the page, which ended the session. Please request to retake the interview',
  ],
  ['Completed', 'Interview access blocked (Status: Completed). You may need to request a retake.'],
])('the room status %s', (status, message) => {
  expect(blockedBy(status)).toBe(message)
})

test('no sequence of events ends twice, records without consent, leaves the end again or makes the timer negative', () => {
  const at = nat(2_000_000)
  const bare = (type: InterviewEvent['type']) => constant({ type } as InterviewEvent)
  const event: Arbitrary<InterviewEvent> = oneof(
    { weight: 6, arbitrary: constantFrom(...toActive) },
    record({ type: constant('ticked' as const), at }),
    record({ type: constant('closingSaid' as const), at }),
    record({ type: constant('devicesChanged' as const), hasDevices: boolean(), at }),
    record({ type: constant('connectionChanged' as const), isConnected: boolean(), at }),
    record({ type: constantFrom('failed', 'startFailed', 'blocked'), message: string() }),
    ...(['retried', 'interviewerLeft', 'startDismissed', 'sectionDone'] as const).map(bare),
    ...(['stayed', 'endPressed', 'ended', 'cancelled'] as const).map(bare),
  )
  const start = constantFrom<InterviewEvent[]>([], toReady, toActive)
  assert(
    property(start, array(event, { maxLength: 60 }), (beginning, events) => {
      let interview = idle
      let ends = 0
      let hasConsent = false
      for (const each of [...beginning, ...events]) {
        const before = interview
        if (before.phase === 'confirming' && each.type === 'consented') hasConsent = true
        interview = next(before, each, plan)
        if (interview.phase === 'ending' && before.phase !== 'ending') ends += 1
        if (before.phase === 'completed') expect(interview).toBe(before)
        if (before.phase === 'ending') expect(['ending', 'completed']).toContain(interview.phase)
        if (interview.phase === 'active') expect(hasConsent).toBe(true)
        if (interview.phase === 'active') {
          expect(secondsLeft(interview, plan)).toBeGreaterThanOrEqual(0)
          expect(interview.progress.index).toBeLessThan(plan.sections.length)
          if (before.phase === 'active')
            expect(interview.elapsedMilliseconds).toBeGreaterThanOrEqual(before.elapsedMilliseconds)
        }
      }
      expect(ends).toBeLessThan(2)
    }),
    { numRuns: 1000 },
  )
})

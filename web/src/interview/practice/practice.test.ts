import { describe, expect, test } from 'vitest'
import { practiceSections } from '#shared/interview/practice.ts'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { createBuiltIn } from '../transports/built-in/built-in.ts'
import { scriptOf } from '../transports/built-in/script.ts'
import { createVoice } from '../transports/built-in/voice.ts'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { practiceCounts } from './practice-counts.ts'
import { practiceRecord } from './practice-record.ts'
import { noParts, noRecorders, practiceCalls } from './practice-world.ts'
import { noSpeaking, spokenUntil } from './speaking-time.ts'

const record = practiceRecord(
  { jobTitle: 'Storage Engineer', candidateName: 'Aisha Rahman' },
  new Date('2026-11-22T09:00:00Z'),
)

/** A practice run whose interviewer is the real one. */
function aPractice() {
  const clock = createFakeClock()
  const all = aRoom({
    given: { ...record, sections: [...practiceSections] },
    clock,
    sessionId: record.session.id,
    change: {
      calls: practiceCalls(record),
      recorders: noRecorders,
      parts: noParts,
      transport: (given, { onVoice }) =>
        createBuiltIn({
          clock,
          script: scriptOf(given),
          voice: createVoice(clock, undefined, { language: 'en-US', gender: 'male' }),
          recogniser: undefined,
          onVoice,
        }),
    },
  })
  const said = () => all.room.getState().transcript.map(({ content }) => content)
  return { ...all, said }
}

describe('a practice run', () => {
  test('does not expire', async () => {
    const { lobby, clock, phase } = aPractice()
    await lobby()
    await clock.pass(3_600_000)
    expect(phase()).toBe('ready')
  })

  test('asks its questions, is counted, and sends, records and stores nothing', async () => {
    const { begin, clock, room, phase, said, server, recorders, parts } = aPractice()
    await begin()
    expect(said()).toEqual([record.customGreeting])
    for (const answer of ['Yes', 'I look after the storage of a small cloud provider in Penang.']) {
      room.sendText(answer)
      await clock.pass(0)
    }
    expect(said().at(-1)).toContain(record.sections[0]?.questions?.[1])
    room.end()
    await clock.pass(0)
    expect(phase()).toBe('completed')
    expect(practiceCounts(room.getState().transcript, record, 61_000).slice(0, 3)).toEqual([
      { term: 'Questions with a reply', text: '1 of 2' },
      { term: 'Time you spoke', text: '1 min 1 s' },
      { term: 'Words you typed', text: '13' },
    ])
    expect([server.inputs('create'), server.inputs('finish'), server.inputs('saveTranscript')]).toEqual([
      [],
      [],
      [],
    ])
    expect([recorders.created, parts.kept()]).toEqual([[], []])
  })
})

test('the time spoken is that between the rise and the fall of the voice', () => {
  const rose = spokenUntil(noSpeaking, true, 1_000)
  const went = spokenUntil(rose, true, 1_500)
  const fell = spokenUntil(went, false, 3_000)
  expect([
    went.totalMilliseconds,
    fell.totalMilliseconds,
    spokenUntil(fell, false, 9_000).totalMilliseconds,
  ]).toEqual([500, 2_000, 2_000])
})

test('counts of an empty run are zeros', () =>
  expect(practiceCounts([], record, 0).map(({ text }) => text)).toEqual([
    '0 of 2',
    '0 seconds',
    '0',
    '0 seconds',
  ]))

test('a run is at least as long as the time spoken in it', () =>
  expect(practiceCounts([], record, 4_000).map(({ text }) => text)).toEqual([
    '0 of 2',
    '4 seconds',
    '0',
    '4 seconds',
  ]))

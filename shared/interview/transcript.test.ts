import { describe, expect, test } from 'vitest'
import { interviewRetentionDays } from '#shared/platform/retention.ts'
import {
  recordedParts,
  recordingPart,
  segmentStart,
  segmentStarts,
} from '#shared/application/session/recording.ts'
import {
  lateRecordingSeconds,
  recordingLimits,
  sessionLimits,
} from '#shared/application/session/recording-limits.ts'
import { transcript, transcriptEntry } from './transcript.ts'
import { transcriptBodyBytes, transcriptLimits } from './transcript-limits.ts'

const turn = { role: 'user', content: 'I build networks.' }

const accepts = (change: Record<string, unknown>): boolean =>
  transcriptEntry.safeParse({ ...turn, ...change }).success

describe('a turn of a transcript', () => {
  test.each<[string, Record<string, unknown>]>([
    ['of one character', { content: 'x' }],
    ['of 4000 characters', { content: 'x'.repeat(4000) }],
    ['from the first moment to two hours', { startMilliseconds: 0, endMilliseconds: 7_200_000 }],
    ['about the first question of the first section', { section: 0, question: 0 }],
    ['about the hundredth', { section: 99, question: 99 }],
  ])('%s is accepted', (_, change) => expect(accepts(change)).toBe(true))

  test.each<[string, Record<string, unknown>]>([
    ['without a character', { content: '' }],
    ['of 4001 characters', { content: 'x'.repeat(4001) }],
    ['of neither candidate nor interviewer', { role: 'system' }],
    ['before the interview', { startMilliseconds: -1 }],
    ['after two hours', { endMilliseconds: 7_200_001 }],
    ['about no section', { section: -1 }],
    ['about the 101st', { question: 100 }],
    ['about half a question', { question: 0.5 }],
  ])('%s is refused', (_, change) => expect(accepts(change)).toBe(false))

  test('without a visible character becomes a space, so that the transcript is accepted', () => {
    expect(transcriptEntry.parse({ ...turn, content: '\u0000\u202e' }).content).toBe(' ')
    expect(transcriptEntry.parse({ ...turn, content: 'two\r\nlines' }).content).toBe('two\nlines')
  })
})

describe('a transcript', () => {
  const turns = (count: number, content = turn.content) =>
    Array.from({ length: count }, () => ({ ...turn, content }))

  test('has at most 500 turns', () => {
    expect(transcript.safeParse(turns(500)).success).toBe(true)
    expect(transcript.safeParse(turns(501)).success).toBe(false)
  })

  test('has at most 100,000 characters over all turns', () => {
    const long = turns(25, 'x'.repeat(4000))
    expect(transcript.safeParse(long).success).toBe(true)
    expect(transcript.safeParse([...long, { ...turn, content: 'x' }]).error?.issues).toMatchObject([
      { message: 'The transcript is too long.' },
    ])
  })

  test('fits into the body of a request, in any script', () => {
    expect(transcriptBodyBytes).toBe(384 * 1024)
    expect(transcriptBodyBytes).toBeGreaterThan(3 * transcriptLimits.characters)
  })
})

describe('a part of a recording', () => {
  const part = { segment: 1, part: 0, size: 1000, contentType: 'video/webm' }
  const isPart = (change: Record<string, unknown>): boolean =>
    recordingPart.safeParse({ ...part, ...change }).success

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['is of one of twenty segments of five pages', { segment: 100 }, { segment: 101 }],
    ['is of the first segment or a later one', { segment: 1 }, { segment: 0 }],
    ['is one of 600', { part: 599 }, { part: 600 }],
    ['is the first or a later one', { part: 0 }, { part: -1 }],
    ['has at most two mebibytes', { size: 2 * 1024 * 1024 }, { size: 2 * 1024 * 1024 + 1 }],
    ['has a byte at least', { size: 1 }, { size: 0 }],
    ['is what a browser records', { contentType: 'video/mp4' }, { contentType: 'video/ogg' }],
  ])('%s', (_, accepted, refused) => {
    expect([isPart(accepted), isPart(refused)]).toEqual([true, false])
  })

  test('counts towards four times what a browser records in 25 minutes', () => {
    const honestBytes = (548_000 / 8) * 25 * 60
    expect(sessionLimits()).toEqual({
      bytes: 4 * honestBytes,
      parts: 4 * (300 + recordingLimits.segmentsOfPage),
    })
  })

  test('is counted in a list with a number for each segment', () => {
    const { segments, partsOfSegment } = recordingLimits
    expect(recordedParts.safeParse([0, partsOfSegment]).success).toBe(true)
    for (const wrong of [[-1], [partsOfSegment + 1], [0.5], Array(segments + 1).fill(1)])
      expect(recordedParts.safeParse(wrong).success).toBe(false)
    expect(recordedParts.safeParse(Array(segments).fill(1)).success).toBe(true)
  })

  test('belongs to a segment that began up to a minute before the clock of the interview, or later', () => {
    expect(segmentStarts.safeParse([-60_000, 0, 7_200_000]).success).toBe(true)
    for (const wrong of [[-60_001], [0.5], Array(recordingLimits.segments + 1).fill(1)])
      expect(segmentStarts.safeParse(wrong).success).toBe(false)
  })

  test.each([
    ['by the length of its file', { asked: -2_600, began: 200, stopped: 60_000 }, 61_920, -2_000],
    ['not before the recorder was asked', { asked: -20, began: 200, stopped: 60_000 }, 61_920, -20],
    [
      'not after its start was reported, where the device slept',
      { asked: 0, began: 90, stopped: 99_000 },
      60_000,
      90,
    ],
  ])('begins %s', (_, times, fileMilliseconds, start) => {
    expect(segmentStart({ segment: 1, ...times }, fileMilliseconds)).toBe(start)
  })

  test('is accepted up to ten minutes after the end', () => expect(lateRecordingSeconds).toBe(600))
})

test('recording and transcript are kept for 180 days', () => expect(interviewRetentionDays).toBe(180))

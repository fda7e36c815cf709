import { describe, expect, test } from 'vitest'
import type { RecordedFile } from '#functions/application/session/stored-session.ts'
import { candidateWords } from './job-output.ts'
import { afterFailedTry, nextStep } from './next-step.ts'
import { planOf } from './plan.ts'

const since = '2026-11-24T10:00:00.000Z'
const minutes = (count: number) => new Date(Date.parse(since) + count * 60_000)

describe('the jobs of a recording', () => {
  test.each([
    [0, 0.5],
    [9, 9.5],
    [10, 15],
    [359, 364],
  ])('that run after %i minutes are looked at again after %d', (now, next) =>
    expect(nextStep({ since }, ['completed', 'running'], minutes(now))).toEqual({
      kind: 'again',
      at: minutes(next),
    }),
  )

  test('are given up after six hours, read once all are completed, and tried again where one failed', () => {
    expect(nextStep({ since }, ['running'], minutes(360))).toEqual({ kind: 'give up', problem: 'slow' })
    expect(nextStep({ since }, ['completed', 'completed'], minutes(360))).toEqual({ kind: 'read' })
    expect(nextStep({ since }, ['completed', 'failed'], minutes(1))).toEqual({ kind: 'failedTry' })
    expect(nextStep({ since }, 'unknown', minutes(1))).toEqual({ kind: 'failedTry' })
  })

  test('are tried three times in all', () => {
    expect(afterFailedTry(1, minutes(0))).toEqual({ kind: 'again', at: minutes(0.5) })
    expect(afterFailedTry(2, minutes(0))).toEqual({ kind: 'again', at: minutes(2) })
    expect(afterFailedTry(3, minutes(0))).toEqual({ kind: 'give up', problem: 'failed' })
  })
})

const file = (segment: number, more: Partial<RecordedFile> = {}): RecordedFile => ({
  segment,
  name: `recording-${segment}.webm`,
  bytes: 1000,
  parts: 4,
  missing: [],
  seconds: 60,
  startSeconds: (segment - 1) * 100,
  ...more,
})
const missing = [{ from: 110_000, until: 120_000 }]

describe('what is transcribed of a recording', () => {
  test('are the files in which words are missing', () => {
    expect(planOf([file(1), file(2), file(3)], missing)).toMatchObject({
      kind: 'jobs',
      files: [{ file: { segment: 2 }, startSeconds: 100 }],
      seconds: 60,
    })
    expect(planOf([file(1), file(3)], missing)).toEqual({ kind: 'nothing' })
    expect(planOf([file(1)], [])).toEqual({ kind: 'nothing' })
  })

  test('is no file with a gap, and none of unknown length', () => {
    const impossible = { kind: 'impossible', problem: 'gap' }
    expect(planOf([file(2, { missing: [1] })], missing)).toEqual(impossible)
    const { seconds: _, ...endless } = file(2)
    expect(planOf([endless], missing)).toEqual(impossible)
    // The end never arrived: what there is has the right times.
    expect(planOf([file(2, { missing: [4] })], missing)).toMatchObject({ kind: 'jobs' })
  })
})

describe('the output of a job', () => {
  const word = (content: string, start: string, end: string) => ({
    type: 'pronunciation',
    start_time: start,
    end_time: end,
    alternatives: [{ content }],
  })
  const mark = { type: 'punctuation', alternatives: [{ content: '.' }] }
  const items = [word('Forty', '0.5', '0.9'), word('nodes', '1.0', '1.4'), mark]
  const other = [word('Why', '2.0', '2.2')]

  test("has the candidate's words on the first channel, with the times of the interview", () => {
    const channels = [
      { channel_label: 'ch_1', items: other },
      { channel_label: 'ch_0', items },
    ]
    const text = JSON.stringify({
      results: { items: [...items, ...other], channel_labels: { channels } },
    })
    expect(candidateWords(text, 100)).toEqual([
      { text: 'Forty', startMilliseconds: 100_500, endMilliseconds: 100_900 },
      { text: 'nodes.', startMilliseconds: 101_000, endMilliseconds: 101_400 },
    ])
  })

  test('is refused where it is cut off, is of another shape, or has a word without a time', () => {
    const text = JSON.stringify({ results: { items } })
    expect(candidateWords(text, 0)).toHaveLength(2)
    expect(() => candidateWords(text.slice(0, -4), 0)).toThrow('JSON')
    expect(() => candidateWords('{"results":{}}', 0)).toThrow('items')
    expect(() => candidateWords(text.replace('"0.5"', '"soon"'), 0)).toThrow('no time')
  })
})

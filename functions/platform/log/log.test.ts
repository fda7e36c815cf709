import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLog, errorFields } from './log.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** What is written to standard output meanwhile. */
function written(write: () => void): string {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
  write()
  vi.restoreAllMocks()
  return lines.join('')
}

describe('a line of the log', () => {
  test('is one line of JSON with its time, level, event and fields', () => {
    const text = written(() =>
      createLog({ requestId: 'r-1' }).warn('refused', { code: 'x', missing: undefined }),
    )
    expect(text).toMatch(/^[^\n]+\n$/)
    expect(JSON.parse(text)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      level: 'warn',
      event: 'refused',
      requestId: 'r-1',
      code: 'x',
    })
  })

  test('has the level it was written with, and the fields of each log it comes through', () => {
    const lines: string[] = []
    const log = createLog({ group: 'auth' }, (line) => lines.push(line)).with({ route: 'GET /x' })
    log.info('one')
    log.error('two', { route: 'GET /y' })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', event: 'one', group: 'auth', route: 'GET /x' },
      { level: 'error', event: 'two', group: 'auth', route: 'GET /y' },
    ])
  })
})

describe('an error in the log', () => {
  test('is its name and where it was thrown, never its message', () => {
    const fields = errorFields(new TypeError('aisyah@example.com\nis no number'))
    expect(fields).toEqual({ error: 'TypeError', at: expect.stringMatching(/^at .*log\.test\.ts/) })
    expect(JSON.stringify(fields)).not.toContain('aisyah')
  })

  test.each([
    'is taken at aisyah@example.com',
    'x\n    at aisyah@example.com',
    'x\n    at aisyah (/home/a.ts:1:2)',
  ])('with the message %j does not take it for a frame', (message) => {
    const fields = errorFields(new Error(message))
    expect(fields).toEqual({ error: 'Error', at: expect.stringMatching(/^at .*log\.test\.ts:\d+:\d+\)?$/) })
    expect(JSON.stringify(fields)).not.toContain('aisyah')
  })

  test('that is not an instance of Error is its type', () => {
    expect(errorFields('aisyah@example.com')).toEqual({ error: 'string' })
    const stackless = Object.assign(new Error('gone'), { stack: undefined })
    expect(errorFields(stackless)).toEqual({ error: 'Error', at: undefined })
  })
})

test("a line that counts in a metric has the fields of CloudWatch's embedded metric format beside its own", () => {
  const lines: string[] = []
  const log = createLog({ enquiryId: 'e-1' }, (line) => lines.push(line))
  log.warn('enquiry given up', { attempt: 8 }, 'EnquiriesGivenUp')
  const line = JSON.parse(lines[0] ?? '')
  expect(line).toEqual({
    time: expect.any(String),
    level: 'warn',
    event: 'enquiry given up',
    enquiryId: 'e-1',
    attempt: 8,
    _aws: {
      Timestamp: Date.parse(line.time),
      CloudWatchMetrics: [
        {
          Namespace: 'MerbokSite',
          Dimensions: [[]],
          Metrics: [{ Name: 'EnquiriesGivenUp', Unit: 'Count' }],
        },
      ],
    },
    EnquiriesGivenUp: 1,
  })
})

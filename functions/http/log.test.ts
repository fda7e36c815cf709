import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLog, errorFields } from './log.ts'
import { countMetric } from './metrics.ts'

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

  test('that is no error is its type', () => {
    expect(errorFields('aisyah@example.com')).toEqual({ error: 'string' })
    const stackless = Object.assign(new Error('gone'), { stack: undefined })
    expect(errorFields(stackless)).toEqual({ error: 'Error', at: undefined })
  })
})

test('a metric is a line in CloudWatch’s embedded format, which counts one by default', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const line = (count?: number): unknown =>
    JSON.parse(written(() => countMetric('enquiriesGivenUp', now, count)))
  expect(line()).toEqual({
    _aws: {
      Timestamp: now.getTime(),
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
  expect(line(3)).toMatchObject({ EnquiriesGivenUp: 3 })
})

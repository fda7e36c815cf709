import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partKey } from '../rows/recording-key.ts'
import { recordingName, segmentsOf } from './segments.ts'

const key = (segment: number, part: number, contentType: 'video/webm' | 'video/mp4' = 'video/webm') =>
  partKey('interviews/a--b/c--d/', { segment, part, contentType })

describe('the segments of a recording', () => {
  test('have their parts in order, whatever order they are listed in', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 9, 10, 99, 100], { minLength: 8 }), (parts) => {
        const { segments } = segmentsOf(
          parts.map((part) => key(1, part)),
          undefined,
        )
        expect(segments[0]?.keys).toEqual([0, 1, 2, 3, 9, 10, 99, 100].map((part) => key(1, part)))
      }),
    ))

  test('are complete when every part is there that the page counted', () => {
    expect(segmentsOf([key(1, 0), key(2, 0)], [1, 1]).isComplete).toBe(true)
    expect(segmentsOf([key(1, 0)], [1, 1]).isComplete).toBe(false)
    expect(segmentsOf([key(1, 0)], [2]).isComplete).toBe(false)
    expect(segmentsOf([], []).isComplete).toBe(true)
    // Without a count it is not known.
    expect(segmentsOf([key(1, 0)], undefined).isComplete).toBe(false)
  })

  test('name the parts that are missing, and play only with their first', () => {
    expect(segmentsOf([key(1, 0), key(1, 2), key(2, 1)], [4, 2]).segments).toEqual([
      { segment: 1, extension: 'webm', keys: [key(1, 0), key(1, 2)], missing: [1, 3] },
    ])
  })

  test('have one container', () => {
    const { segments } = segmentsOf([key(1, 0, 'video/mp4'), key(1, 1)], [2])
    expect(segments).toMatchObject([{ extension: 'mp4', missing: [1] }])
  })

  test('ignore other files', () => {
    expect(segmentsOf(['interviews/a--b/c--d/parts/notes.txt'], undefined).segments).toEqual([])
  })
})

test('one segment is the recording; several are counted', () => {
  const segment = { segment: 2, extension: 'webm', keys: [], missing: [] }
  expect(recordingName(segment, 1)).toBe('recording.webm')
  expect(recordingName(segment, 2)).toBe('recording-2.webm')
})

import { describe, expect, test } from 'vitest'
import { matches } from './change-filter.ts'

const record = {
  eventName: 'MODIFY',
  dynamodb: { Keys: { id: { S: 'a' } }, NewImage: { outbox: { S: 'pending' }, attempts: { N: '0' } } },
}

describe('the filter of a stream', () => {
  test('lets a record through that has one of the texts at each name', () => {
    expect(matches({}, record)).toBe(true)
    expect(matches({ eventName: ['INSERT', 'MODIFY'] }, record)).toBe(true)
    expect(matches({ dynamodb: { NewImage: { outbox: { S: ['pending'] } } } }, record)).toBe(true)
    expect(
      matches(
        {
          eventName: ['MODIFY'],
          dynamodb: { NewImage: { outbox: { S: ['pending'] }, attempts: { N: ['0'] } } },
        },
        record,
      ),
    ).toBe(true)
  })

  test('keeps a record back in which one of them is another or missing', () => {
    expect(matches({ eventName: ['INSERT'] }, record)).toBe(false)
    expect(
      matches({ dynamodb: { NewImage: { outbox: { S: ['pending'] }, attempts: { N: ['1'] } } } }, record),
    ).toBe(false)
    expect(matches({ dynamodb: { NewImage: { outbox: { N: ['pending'] } } } }, record)).toBe(false)
    expect(matches({ dynamodb: { OldImage: { outbox: { S: ['pending'] } } } }, record)).toBe(false)
    expect(matches({ toString: ['INSERT'] }, record)).toBe(false)
  })
})

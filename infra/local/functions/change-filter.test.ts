import { describe, expect, test } from 'vitest'
import { letterDue } from '#functions/application/rows/application-outbox.ts'
import { background } from '#infra/resources/background.ts'
import { matches } from './change-filter.ts'

const record = {
  eventName: 'MODIFY',
  dynamodb: { Keys: { id: { S: 'a' } }, NewImage: { outbox: { S: 'pending' }, attempts: { N: '0' } } },
}

describe('the filter of a stream', () => {
  test('matches a record with one of the values at each name', () => {
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

  test('does not match a record where a value differs or is missing', () => {
    expect(matches({ eventName: ['INSERT'] }, record)).toBe(false)
    expect(
      matches({ dynamodb: { NewImage: { outbox: { S: ['pending'] }, attempts: { N: ['1'] } } } }, record),
    ).toBe(false)
    expect(matches({ dynamodb: { NewImage: { outbox: { N: ['pending'] } } } }, record)).toBe(false)
    expect(matches({ dynamodb: { OldImage: { outbox: { S: ['pending'] } } } }, record)).toBe(false)
    expect(matches({ toString: ['INSERT'] }, record)).toBe(false)
  })
})

test('a pending letter invokes its function before its first attempt; its lease and other changes of the row do not', () => {
  const { table, matching } = background.letters.onChangesOf
  expect(table).toBe('applications')
  const { outbox, attempts } = letterDue({ kind: 'received' }, new Date())
  const isInvokedFor = (row: Readonly<Record<string, { S: string } | { N: string }>>): boolean =>
    matches(matching, { eventName: 'MODIFY', dynamodb: { NewImage: row } })
  expect(isInvokedFor({ outbox: { S: outbox }, attempts: { N: String(attempts) } })).toBe(true)
  expect(isInvokedFor({ outbox: { S: outbox }, attempts: { N: '1' } })).toBe(false)
  expect(isInvokedFor({ outbox: { S: 'dead' }, attempts: { N: '8' } })).toBe(false)
  expect(isInvokedFor({ status: { S: 'ai_pending' } })).toBe(false)
  expect(matches(matching, { eventName: 'REMOVE', dynamodb: {} })).toBe(false)
})

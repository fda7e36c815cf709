import { expect, test } from 'vitest'
import { submissionKeys } from './submission-key.ts'

const countedKeys = () => {
  let count = 0
  return submissionKeys(() => `key ${++count}`)
}

test('a retry of the same enquiry keeps its key', () => {
  const keys = countedKeys()
  expect([keys.keyFor({ message: 'Hello' }), keys.keyFor({ message: 'Hello' })]).toEqual(['key 1', 'key 1'])
})

test('a changed enquiry gets a new key', () => {
  const keys = countedKeys()
  expect([keys.keyFor({ message: 'Hello' }), keys.keyFor({ message: 'Hello!' })]).toEqual(['key 1', 'key 2'])
})

test('the same text gets a new key after the first was accepted', () => {
  const keys = countedKeys()
  keys.keyFor({ message: 'Hello' })
  keys.accepted()
  expect(keys.keyFor({ message: 'Hello' })).toBe('key 2')
})

test('keys are UUIDs', () => {
  expect(submissionKeys().keyFor({})).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/)
})

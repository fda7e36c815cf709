import { expect, test } from 'vitest'
import { setOf } from './set-attributes.ts'

test('names and values stand beside the expression, so a reserved word can be set', () => {
  expect(setOf({ status: 'open', location: '' })).toEqual({
    set: '#status = :status, #location = :location',
    names: { '#status': 'status', '#location': 'location' },
    values: { ':status': 'open', ':location': '' },
  })
})

test('an undefined attribute is not set', () => {
  expect(setOf({ name: 'Aina', phone: undefined })).toEqual({
    set: '#name = :name',
    names: { '#name': 'name' },
    values: { ':name': 'Aina' },
  })
})

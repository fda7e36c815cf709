import { describe, expect, test } from 'vitest'
import { changePassword } from './password-action.ts'

const good = { current: 'old one', chosen: 'eight racks 1', confirmation: 'eight racks 1' }

const read = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return changePassword.read(form)
}

describe('the requirements of a changed password', () => {
  test('are met by three valid fields with equal new passwords', () =>
    expect(read(good)).toEqual({ valid: true, body: { current: good.current, chosen: good.chosen } }))

  test.each<[string, Partial<typeof good>, string]>([
    ['the current password', { current: '' }, 'current'],
    ['enough characters', { chosen: 'a1b2c3d', confirmation: 'a1b2c3d' }, 'chosen'],
    ['a number', { chosen: 'eight racks', confirmation: 'eight racks' }, 'chosen'],
    ['a letter', { chosen: '123456789', confirmation: '123456789' }, 'chosen'],
    ['a confirmation', { confirmation: '' }, 'confirmation'],
    ['the same twice', { confirmation: 'eight racks 2' }, 'confirmation'],
  ])('are not met without %s', (_, change, field) => {
    const reading = read({ ...good, ...change })
    expect(reading.valid ? [] : Object.keys(reading.problems)).toEqual([field])
  })

  test("leave the contract's other rules to the API", () => {
    const long = `${'x'.repeat(128)}1`
    expect(read({ ...good, chosen: long, confirmation: long }).valid).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chosenPassword, enteredPassword } from './password.ts'
import { hasLettersAndNumbers, isLongEnough } from './password-rules.ts'

const messagesFor = (schema: typeof enteredPassword, text: unknown): string[] =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

const tooShort = 'Password must be at least 8 characters'
const tooLong = 'Password is too long (maximum 128 characters)'

describe('a password', () => {
  test.each<[string, unknown, string[]]>([
    ['nothing', undefined, [tooShort]],
    ['seven characters', 'abcdef1', [tooShort]],
    ['eight characters', 'abcdefg1', []],
    ['128 characters', `${'a'.repeat(127)}1`, []],
    ['129 characters', `${'a'.repeat(128)}1`, [tooLong]],
  ])('of %s', (_, text, messages) => {
    expect(messagesFor(enteredPassword, text)).toEqual(messages)
    expect(messagesFor(chosenPassword, text)).toEqual(messages)
  })

  test.each(['abcdefgh', '12345678', '!!!!!!!!'])(
    'that is chosen needs letters and numbers, which %s lacks; an existing one is accepted at sign-in',
    (text) => {
      expect(messagesFor(chosenPassword, text)).toEqual(['Password must contain both letters and numbers'])
      expect(messagesFor(enteredPassword, text)).toEqual([])
    },
  )

  test('has one problem at a time, also where a form adds a rule', () => {
    const stricter = chosenPassword.check(z.refine(() => false, { error: 'stricter' }))
    expect(messagesFor(stricter, 'abc')).toEqual([tooShort])
    expect(messagesFor(stricter, 'a'.repeat(129))).toEqual([tooLong])
    expect(messagesFor(stricter, 'abcdefgh')).toEqual(['Password must contain both letters and numbers'])
    expect(messagesFor(stricter, 'abcdefg1')).toEqual(['stricter'])
  })

  test('keeps the spaces around it', () => {
    expect(chosenPassword.parse('  abcdefg1 ')).toBe('  abcdefg1 ')
  })

  test('may have letters and digits of any script', () => {
    expect(chosenPassword.parse('空手道空手道空手٣')).toBe('空手道空手道空手٣')
  })
})

test('the checklist of a form has the same rules', () => {
  expect([isLongEnough('abcdef1'), isLongEnough('abcdefg1')]).toEqual([false, true])
  expect(['abc1', 'abc', '123'].map(hasLettersAndNumbers)).toEqual([true, false, false])
})

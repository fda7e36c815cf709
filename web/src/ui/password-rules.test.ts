import { describe, expect, test } from 'vitest'
import { keepsAllRules, passwordRules } from './password-rules.ts'

const met = (password: string, confirmation?: string): string[] =>
  passwordRules(password, confirmation)
    .filter(({ isMet }) => isMet)
    .map(({ text }) => text)

describe('a new password', () => {
  test('meets no rule while it is empty, and two empty fields do not match', () => {
    expect(met('', '')).toEqual([])
  })

  test.each<[string, string, string[]]>([
    ['abcdefgh', '', ['At least 8 characters']],
    ['abc1', '', ['Contains letters and numbers']],
    ['kata laluan 8', 'kata laluan', ['At least 8 characters', 'Contains letters and numbers']],
    ['abc', 'abc', ['Passwords match']],
    ['密码密码密码密码٣', '', ['At least 8 characters', 'Contains letters and numbers']],
  ])('%j, confirmed as %j, meets %j', (password, confirmation, texts) => {
    expect(met(password, confirmation)).toEqual(texts)
  })

  test('meets all rules when it is long enough, has letters and numbers and is confirmed', () => {
    expect(keepsAllRules(passwordRules('eight racks in 1 row', 'eight racks in 1 row'))).toBe(true)
    expect(keepsAllRules(passwordRules('eight racks in 1 row', 'Eight racks in 1 row'))).toBe(false)
  })

  test('need not match anything in a form without a confirmation', () => {
    expect(passwordRules('eight racks in 1 row').map(({ text }) => text)).not.toContain('Passwords match')
    expect(keepsAllRules(passwordRules('eight racks in 1 row'))).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import { company } from '#shared/company.ts'
import { commonPasswordCount, commonPasswordFilter } from './common-password-filter.ts'
import { addTo, emptyFilter, mayHave } from './bloom-filter.ts'
import { isCommonPassword } from './common-passwords.ts'

const owner = { email: 'aisyah.rahman@example.com', name: 'Aisyah binti Rahman' }

describe('a common password is refused', () => {
  test.each(
    `password1 Password123 1qaz2wsx trustno1 1234qwer q1w2e3r4t5 qwer1234 jordan23 qwerty123 passw0rd abcd1234 rush2112
     1q2w3e4r5t 1qazxsw2 blink182 12qwaszx asdf1234 zaq12wsx 123456789a 12345678a liverpool1 Liverpool1 pokemon1 michael1
     rockyou1 ROCKYOU123 qwertyuiop1 summer2026 november2026! bismillah786 malaysia1957
     maggie123 biteme123 lovely123 tinkle123 liverpool8 123lovely Lovely!2026 Tinkle99`.split(/\s+/),
  )('%s', (password) => {
    expect(isCommonPassword(password, owner)).toBe(true)
  })

  test('the filter has at least 3000 stems in less than 8 KiB', () => {
    expect(commonPasswordCount).toBeGreaterThanOrEqual(3000)
    expect(commonPasswordFilter.bits.length).toBeLessThan(8 * 1024)
  })
})

describe("a password with the company's own words is refused", () => {
  const words = company.shortName.toLowerCase().split(' ')
  const [first = ''] = company.shortName.split(' ')
  test.each([
    `${first}2026`,
    `${first.toLowerCase()}123`,
    `2026${first}!`,
    `${company.shortName}1`,
    company.shortName.replaceAll(' ', '-1-'),
    `${words.join('')}1`,
    `${words.at(0)}${words.at(-1)}1`,
    `${words.at(-1)}${words.at(0)}2026`,
    `${first}Admin1`,
    `my${first}1!`,
  ])('%s', (password) => {
    expect(isCommonPassword(password, owner)).toBe(true)
  })
})

describe("a password with the candidate's own words is refused", () => {
  test.each(['Rahman2024!', 'aisyah99', 'AISYAH1234'])('%s', (password) => {
    expect(isCommonPassword(password, owner)).toBe(true)
  })
})

test('words of four letters count, shorter ones do not', () => {
  const siti = { email: 'nur@example.com', name: 'Siti Lim' }
  expect(isCommonPassword('Siti2024', siti)).toBe(true)
  expect(isCommonPassword('Lim-88-31', siti)).toBe(false)
  expect(isCommonPassword('Nur-88-31', siti)).toBe(false)
})

test("the first words of the company's name count as one, wherever digits stand", () => {
  const [first = '', second = ''] = company.shortName.split(' ')
  expect(isCommonPassword(`2026-${first}-${second}!`, owner)).toBe(true)
})

describe('an uncommon password is accepted', () => {
  test.each([
    'eight racks in 1 row',
    'nine nodes and 1 switch',
    'merbok sings at 6',
    'cloudy merbok on 1 wire',
    'rahman owns 3 boats',
    'x7Kq-29vL',
  ])('%s', (password) => {
    expect(isCommonPassword(password, owner)).toBe(false)
  })

  test('except for fewer than three in a thousand, the false positives of the filter', () => {
    const many = 20_000
    let refused = 0
    for (let number = 0; number < many; number += 1)
      if (isCommonPassword(`${number.toString(36)}-orchid-${(number * 7919).toString(36)}`, owner))
        refused += 1
    expect(refused / many).toBeLessThan(0.003)
  })
})

test('a filter has every text that was added', () => {
  const filter = emptyFilter(100, 0.01)
  const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`)
  expect(texts.some((text) => mayHave(filter, text))).toBe(false)
  for (const text of texts) addTo(filter, text)
  expect(texts.every((text) => mayHave(filter, text))).toBe(true)
  const others = Array.from({ length: 1000 }, (_, index) => `other ${index}`)
  expect(others.filter((text) => mayHave(filter, text)).length).toBeLessThan(30)
})

import { describe, expect, test } from 'vitest'
import { emailKey, mailboxKey } from './email-key.ts'
import { email, strictEmail } from './email.ts'

const messageFor = (text: unknown): string | undefined => email.safeParse(text).error?.issues[0]?.message

const invalid = 'Please enter a valid email (e.g., name@example.com)'
const invisible =
  'This email address contains a character that cannot be seen. Please type it instead of pasting it.'
const beyondAscii =
  'Please use only plain letters, digits and signs in the email address (e.g., name@example.com)'
const required = 'Please enter your email address'

describe('an e-mail address', () => {
  test.each([
    'name@example.com',
    'First.Last+tag@sub.example.co.my',
    "o'hara_%&*=?^`{|}~!#$/-@example.com",
    `${'a'.repeat(88)}@example.com`,
    '1@x--y.xn--bcher-kva.my',
  ])('%s is accepted as it is', (text) => {
    expect(email.parse(text)).toBe(text)
  })

  test('loses the spaces around it', () => {
    expect(email.parse('  name@example.com\n')).toBe('name@example.com')
  })

  test.each([
    ['nothing', undefined, required],
    ['a number', 7, required],
    ['spaces', '   ', required],
    ['one letter', 'a', invalid],
    ['no at sign', 'name.example.com', invalid],
    ['a space inside', 'na me@example.com', invalid],
    ['two recipients', 'a@example.com,b@example.com', invalid],
    ['a display name', 'Name <name@example.com>', invalid],
    ['a line break, which could add a header', 'name@example.com\r\nBcc: b@example.com', invalid],
    ['a dot in front', '.name@example.com', invalid],
    ['a dot before the at sign', 'name.@example.com', invalid],
    ['two dots in a row', 'na..me@example.com', invalid],
    ['an empty label', 'name@example..com', invalid],
    ['a hyphen at the end of a label', 'name@example-.com', invalid],
    ['a hyphen at the start of a label', 'name@-example.com', invalid],
    ['an underscore in the domain', 'name@exa_mple.com', invalid],
    ['a label of 64 characters', `name@${'a'.repeat(64)}.com`, invalid],
    [
      '101 characters',
      `${'a'.repeat(60)}@${'b'.repeat(36)}.com`,
      'Email address is too long (maximum 100 characters)',
    ],
    [
      '101 characters, one beyond ASCII',
      `\u00fc${'a'.repeat(59)}@${'b'.repeat(36)}.com`,
      'Email address is too long (maximum 100 characters)',
    ],
    ['a zero-width space', 'vic\u200btim@example.com', invisible],
    ['a soft hyphen', 'vic\u00adtim@example.com', invisible],
    ['a direction override', 'vic\u202etim@example.com', invisible],
    ['a variation selector', 'victim\ufe0f@example.com', invisible],
    ['an invisible character at its end', 'victim@example.com\u200b', invisible],
    ['a full-width letter', '\uff56ictim@example.com', beyondAscii],
    ['the Kelvin sign, whose lower case is a k', 'mi\u212ae@example.com', beyondAscii],
    ['a Cyrillic letter', 'vi\u0441tim@example.com', beyondAscii],
    ['a domain beyond ASCII', 'name@b\u00fccher.my', beyondAscii],
  ])('with %s is refused with one message that says what to correct', (_, text, message) => {
    expect(messageFor(text)).toBe(message)
    expect(email.safeParse(text).error?.issues).toHaveLength(1)
  })

  test('of the home page has only the usual characters', () => {
    expect(strictEmail.safeParse("o'hara@example.com").error?.issues[0]?.message).toBe(
      'Please check your email format',
    )
    expect(strictEmail.parse('name@example.com')).toBe('name@example.com')
    // One problem at a time.
    expect(strictEmail.safeParse('name@exa_mple.com').error?.issues).toMatchObject([{ message: invalid }])
  })
})

test('the canonical spelling of an accepted e-mail address differs from it only in capitals', () => {
  for (const text of ['Name@Example.COM', 'first.last+tag@example.com'])
    expect(emailKey(email.parse(text))).toBe(text.toLowerCase())
  expect(emailKey(' \uff56ictim@example.com ')).toBe('victim@example.com')
})

test('spellings of one mailbox share a key', () => {
  for (const text of ['victim@gmail.com', 'V.ictim@gmail.com', 'vic.tim+7@Gmail.com', 'victim+a+b@gmail.com'])
    expect(mailboxKey(text)).toBe('victim@gmail.com')
  expect(mailboxKey('victim@mail.example.com')).toBe('victim@mail.example.com')
})

import { expect, test } from 'vitest'
import { cvMessages } from '#shared/account/cv.ts'
import { isAboutTheFile } from './cv-words.ts'
import { uploadRefusal } from './upload-refusal.ts'

const xml = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`

test("a file that S3 refuses as too large has the page's own message", () => {
  const refusal = uploadRefusal(xml('EntityTooLarge'))
  expect(refusal.message).toBe(cvMessages.tooLarge)
  expect(isAboutTheFile(refusal)).toBe(true)
})

test.each([
  ['EntityTooSmall', 'This file has changed since you chose it.'],
  ['AccessDenied', 'The upload took too long.'],
  ['SlowDown', 'Your CV was not uploaded.'],
])('%s has a message that says what happened, and the upload can be tried again', (code, message) => {
  const refusal = uploadRefusal(xml(code))
  expect(refusal.message).toBe(message)
  expect(isAboutTheFile(refusal)).toBe(false)
})

test('an answer that is not XML has the general message', () => {
  expect(uploadRefusal('').message).toBe('Your CV was not uploaded.')
})

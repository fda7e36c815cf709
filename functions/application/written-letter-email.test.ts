import { expect, test } from 'vitest'
import { writtenLetterEmail } from './written-letter-email.ts'

const email = writtenLetterEmail({
  name: 'Nurul Izzah binti Kamaruddin',
  jobTitle: 'Network Engineer',
  subject: 'Your <question>',
  text: 'You asked about Penang.\n\nYou can work there:\n- two days a week\n- <b>from March</b>',
})

test("a written letter has the salutation, the paragraphs and lines of its text, and the team's signature", () => {
  expect(email.subject).toMatch(/^Your <question> – /)
  expect(email.text.split('\n\n').slice(0, 3)).toEqual([
    'Hello Nurul Izzah,',
    'You asked about Penang.',
    'You can work there:\n- two days a week\n- <b>from March</b>',
  ])
  expect(email.text).toMatch(
    /This email is about your application for the Network Engineer position\. To answer, write to .*\n\nThe hiring team\n/,
  )
})

test('its text is escaped, and keeps its lines in HTML', () => {
  expect(email.html).toContain('You can work there:<br>- two days a week<br>- &lt;b&gt;from March&lt;/b&gt;')
  expect(email.html).not.toContain('<question>')
})

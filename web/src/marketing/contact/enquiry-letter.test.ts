import { expect, test } from 'vitest'
import { enquiryLetterHref } from './enquiry-letter.ts'

const maxHref = 1900

const draft = {
  firstName: ['Aisyah'],
  lastName: ['Rahman'],
  company: ['Rahman Logistics'],
  jobTitle: ['Head of Data'],
  gpuTypes: ['Nvidia L40', 'Nvidia HGX H200'],
  subject: ['8 nodes & storage?'],
  message: ['Hello,\nwe need eight nodes.'],
}

const letterIn = (href: string) => {
  const { protocol, pathname, searchParams } = new URL(href)
  return {
    to: protocol + pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  }
}

test('a letter has the subject, the message and who writes it', () => {
  expect(letterIn(enquiryLetterHref('mailto:hello@example.com', draft))).toEqual({
    to: 'mailto:hello@example.com',
    subject: '8 nodes & storage?',
    body: 'Hello,\r\nwe need eight nodes.\r\n\r\nAisyah Rahman\r\nHead of Data, Rahman Logistics\r\nGPU types: Nvidia L40, Nvidia HGX H200',
  })
})

test('an empty form gives a letter without text', () => {
  expect(letterIn(enquiryLetterHref('mailto:hello@example.com', {}))).toEqual({
    to: 'mailto:hello@example.com',
    subject: '',
    body: '',
  })
})

test.each([
  ['letters', 'word '.repeat(1000)],
  ['Chinese', '我们需要八个节点'.repeat(600)],
  ['emoji', '👩🏽‍💻'.repeat(600)],
  ['line breaks', '\r\n'.repeat(2400)],
  ['half a surrogate pair', '\ud83d'.repeat(2000)],
])('a long message of %s is cut before its mark, and the closing lines stay', (_, message) => {
  const href = enquiryLetterHref('mailto:hello@example.com', { ...draft, message: [`x${message}x`] })
  expect(href.length).toBeLessThanOrEqual(maxHref)
  expect(href.length).toBeGreaterThan(maxHref - 30)
  expect(letterIn(href).body).toMatch(/…\r\n\r\nAisyah Rahman\r\n/)
})

test('every field at its longest stays below the limit', () => {
  const longest = (characters: number) => ['安'.repeat(characters)]
  const href = enquiryLetterHref('mailto:hello@example.com', {
    firstName: longest(50),
    lastName: longest(50),
    company: longest(100),
    jobTitle: longest(100),
    subject: longest(200),
    message: longest(5000),
  })
  expect(href.length).toBeLessThanOrEqual(maxHref)
})

import { expect, test } from 'vitest'
import { enquiryMailto } from './enquiry-mailto.ts'

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

const emailIn = (href: string) => {
  const { protocol, pathname, searchParams } = new URL(href)
  return {
    to: protocol + pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  }
}

test('the e-mail has the subject, the message and the sender', () => {
  expect(emailIn(enquiryMailto('mailto:hello@example.com', draft))).toEqual({
    to: 'mailto:hello@example.com',
    subject: '8 nodes & storage?',
    body: 'Hello,\r\nwe need eight nodes.\r\n\r\nAisyah Rahman\r\nHead of Data, Rahman Logistics\r\nGPU types: Nvidia L40, Nvidia HGX H200',
  })
})

test('the e-mail of an empty form has no text', () => {
  expect(emailIn(enquiryMailto('mailto:hello@example.com', {}))).toEqual({
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
])('cuts a long message of %s, marks the cut and keeps the closing lines', (_, message) => {
  const href = enquiryMailto('mailto:hello@example.com', { ...draft, message: [`x${message}x`] })
  expect(href.length).toBeLessThanOrEqual(maxHref)
  expect(href.length).toBeGreaterThan(maxHref - 30)
  expect(emailIn(href).body).toMatch(/…\r\n\r\nAisyah Rahman\r\n/)
})

test('stays below the limit with every field at its longest', () => {
  const longest = (characters: number) => ['安'.repeat(characters)]
  const href = enquiryMailto('mailto:hello@example.com', {
    firstName: longest(50),
    lastName: longest(50),
    company: longest(100),
    jobTitle: longest(100),
    subject: longest(200),
    message: longest(5000),
  })
  expect(href.length).toBeLessThanOrEqual(maxHref)
})

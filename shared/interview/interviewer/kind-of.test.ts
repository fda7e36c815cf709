import { expect, test } from 'vitest'
import { dangerIn } from './kind-of.ts'

test.each([
  'I have been thinking about suicide.',
  "This life isn't worth living for me.",
  'i cant keep living like this',
  'My family would be better off without me.',
  'I might harm myself tonight.',
  'I took all my sleeping pills an hour ago.',
  'My husband hits me and I am afraid.',
  'Someone is trying to break into my house.',
  "I'm going to kill my boss.",
  "I'm having chest pains.",
  'I can’t breathe',
  'My mother has collapsed, I need an ambulance.',
])('%s is danger', (text) => expect(dangerIn(text)).toBe('danger'))

test.each([
  'I do not consent any more.',
  'I would like to withdraw my consent.',
  "I don't want to be recorded.",
  'Please stop recording me.',
  'Delete everything I have said.',
  'You do not have my permission to use my data.',
])('%s withdraws a consent', (text) => expect(dangerIn(text)).toBe('consent'))

test.each([
  'I worked for three hospitals, and their emergency room was my customer.',
  'I own our security, and I reduced the attack surface.',
  'We were attacked by ransomware, and I restored the backups.',
  'I ran stress tests until the pods died.',
  'I killed the process and restarted it.',
  'We had dead letters in the queue, so I replayed them.',
  'I built the suicide prevention app of a charity.',
  'I trained a classifier for self-harm content.',
  'I worked on heart attack prediction for patients with chest pain.',
  'I was in a car accident in 2020, and I could not walk for a year.',
  'I built a consent banner, and users can withdraw their consent.',
  'I stopped recording metrics that nobody read.',
  'I do not agree with my manager on this design.',
  'My colleague said "I want to kill myself" as a joke about the release.',
  'Suicide is a subject of the novel.',
])('%s is an answer about work', (text) => expect(dangerIn(text)).toBeUndefined())

test('a text of more than 60 words is an answer', () => {
  const text = 'I want to kill myself. '.repeat(12)
  expect([dangerIn(text), dangerIn(`${text} a`)]).toEqual(['danger', undefined])
})

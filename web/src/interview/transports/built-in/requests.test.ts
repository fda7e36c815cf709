import { describe, expect, test } from 'vitest'
import { decisionIn, isQuestion, requestIn, type Request } from './requests.ts'

test.each<[Request, string]>([
  ['repeat', 'Could you repeat the question, please?'],
  ['repeat', 'repeat'],
  ['repeat', 'Sorry, I didn’t catch that.'],
  ['repeat', 'Can you say that again?'],
  ['repeat', 'Could you repeat that'],
  ['repeat', 'Pardon?'],
  ['repeat', 'What was the question?'],
  ['rephrase', 'Could you rephrase that?'],
  ['rephrase', 'What do you mean by that?'],
  ['rephrase', "Sorry, I don't understand the question"],
  ['rephrase', 'Can you put it another way?'],
  ['moment', 'Let me think.'],
  ['moment', 'I need a moment'],
  ['moment', 'Can I have a few more minutes?'],
  ['moment', 'Just a second'],
  ['skip', 'I don’t know.'],
  ['skip', 'Skip this one'],
  ['skip', 'Next question please'],
  ['skip', "I'd rather not say"],
  ['stop', 'I want to stop'],
  ['stop', 'I would like to end the interview.'],
  ['stop', "Let's stop here"],
  ['stop', 'Can we stop?'],
  ['stop', 'Stop'],
])('asks to %s: %s', (request, text) => {
  expect(requestIn(text)).toBe(request)
})

test.each([
  'I led the team that moved our storage to a new cluster in three months.',
  'They asked me to repeat the load test, so I wrote a script that ran it every night.',
  'I want to stop incidents before customers notice them.',
  'I know Go and Python.',
  'We had to end the contract early.',
  'Once I finished the interview process I took some time to think about what I had learnt there.',
  '',
])('is an answer: %s', (text) => {
  expect(requestIn(text)).toBeUndefined()
})

describe('a decision', () => {
  test.each<[string, 'yes' | 'no' | undefined]>([
    ['Yes, please.', 'yes'],
    ['Sure!', 'yes'],
    ["I'm ready", 'yes'],
    ['No, let’s go on', 'no'],
    ['Not yet', 'no'],
    ["Let's continue", 'no'],
    ['Let’s go', 'yes'],
    ['Hello there', undefined],
  ])('%s', (text, decision) => {
    expect(decisionIn(text)).toBe(decision)
  })
})

test('a text that ends with a question mark is a question', () => {
  expect(isQuestion('How large is the team? ')).toBe(true)
  expect(isQuestion('The team was large.')).toBe(false)
})

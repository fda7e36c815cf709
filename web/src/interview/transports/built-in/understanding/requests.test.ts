import { array, assert, constantFrom, property } from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'
import {
  precisionOf,
  readingOf,
  recallsOf,
  scoresOf,
  type Utterance,
} from '#tests/support/interview/utterances/score.ts'
import { isWideRun } from '#tests/support/wide-run.ts'
import { endDecision } from './decisions.ts'
import { isQuestion, requestIn } from './requests.ts'

const folder = join(repositoryRoot, 'tests/support/interview/utterances')
const tables = readdirSync(folder).filter((name) => name.endsWith('.json'))
const tableOf = (name: string): Utterance[] =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Utterance[]

test('finds the tables of utterances', () => expect(tables.length).toBeGreaterThanOrEqual(5))

/** Reading all four thousand takes twelve seconds of processor time. */
const readTables = isWideRun ? tables : ['own.json', 'unseen.json']

describe.each(readTables)('the utterances of %s', (name) => {
  const utterances = tableOf(name)
  const { scores } = scoresOf(utterances)

  test('are 150 at least', () => {
    expect(utterances.length).toBeGreaterThanOrEqual(150)
  })

  test('are acted on with a precision of 99 %', () => {
    expect(precisionOf(scores)).toBeGreaterThanOrEqual(0.99)
  })

  test.each(recallsOf(scores))('are acted on with a recall of 90 %: $name', ({ recall }) => {
    expect(recall).toBeGreaterThanOrEqual(0.9)
  })
})

test.each([
  ['answer', 'In ops the one thing I like to finish', 'none'],
  ['answer', 'Let me think, I used Slurm and Kubernetes for five years.', 'none'],
  ['answer', "I didn't understand the legacy code, so I rewrote the scheduler.", 'none'],
  ['answer', 'Pardon my English, I worked at Petronas for six years.', 'none'],
  ['answer', 'Could you flesh that question out a bit?', 'rephrase'],
  ['answer', 'sorry the line is bad can you repeat that', 'repeat'],
  ['answer', 'Would you expect me to travel?', 'none'],
  ['answer', 'Do you want me to call back is what I normally ask.', 'none'],
  ['end', 'Yeah go on, end it', 'yes'],
  ['end', "ok let's continue", 'no'],
  ['end', 'please go on with the questions', 'no'],
  ['end', 'I am not sure', 'unclear'],
  ['ready', 'I am not ready', 'no'],
  ['ready', 'No problem, I am ready', 'yes'],
] as const)('%s: %s is %s', (context, text, meaning) => {
  expect(readingOf({ context, text, meaning, english: 'UK' })).toBe(meaning)
})

test.each([
  ['请再说一遍', 'repeat'],
  ['这个问题是什么意思', 'rephrase'],
  ['等一下,让我想想', 'moment'],
  ['下一题吧', 'skip'],
  ['不想继续了,结束吧', 'stop'],
  ['lanjut ke pertanyaan berikutnya saja', 'skip'],
  ['அடுத்த கேள்வி', 'skip'],
  ["I'll sit this one out.", 'skip'],
  ["I'm going to give this one a miss.", 'skip'],
  ["I'm logging off.", 'stop'],
  ['I never had that situation, so just go forward.', 'skip'],
  ["I don't want to do the remaining questions, just close it.", 'stop'],
])('%s asks to %s', (text, request) => expect(requestIn(text)).toBe(request))

test.each([
  "What do you mean by urgent? That's the first thing I ask every salesman.",
  'We finished early and I let the crew call it a day.',
  'The judge asked me, as interpreter, to say it again slower, and I did it word for word.',
  'Could you clarify is the sentence I use most with stakeholders.',
  'I explain technical things in simple words to the fishermen.',
  'My lecturer asked me to rephrase my abstract in simpler English.',
  'My rule for stuck tasks is to leave it, go to the next one, and return later.',
  "I don't want to skip this one, let me try to answer.",
  'I am feeling better now, we can continue.',
])('%s asks for nothing', (text) => expect(requestIn(text)).toBeUndefined())

test('a request within a sentence that says more is none', () => {
  const requests = [
    'repeat the question',
    'rephrase that',
    'give me a moment',
    'skip this one',
    'end the interview',
  ]
  const around = ['She told me to', 'I would never', 'Our customers often said', 'The manual says when to']
  assert(
    property(constantFrom(...requests), constantFrom(...around), (request, before) => {
      expect(requestIn(request)).toBeDefined()
      expect(requestIn(`${before} ${request}`)).toBeUndefined()
      expect(requestIn(`${request} is what I said to the vendor`)).toBeUndefined()
    }),
  )
})

test('no wish to go on ends an interview, whatever stands beside it', () => {
  const politeness = ['yes', 'ok', 'sure', 'please', 'thank you', 'sorry', 'well', 'sir']
  assert(
    property(
      array(constantFrom(...politeness), { maxLength: 4 }),
      constantFrom("let's continue", 'go on', 'keep going', 'do not stop'),
      (before, wish) => {
        expect(endDecision([...before, wish].join(' '))).not.toBe('yes')
      },
    ),
  )
})

test('reads long utterances within a second', () => {
  // Processor time, because a busy machine lets the test wait.
  const begun = process.cpuUsage()
  for (const words of ['a bit ', 'can you ', 'one moment ', 'i do not know ', 'please repeat that '])
    for (const times of [15, 20, 500]) requestIn(words.repeat(times))
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(1_000)
})

test('a text that ends with a question mark is a question', () => {
  expect(isQuestion('How large is the team? ')).toBe(true)
  expect(isQuestion('The team was large.')).toBe(false)
})

import { expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import type { Ask, Model } from './model.ts'
import { createTurnTaking } from './turn-taking.ts'

const question: Ask = { section: 0, question: 0, kind: 'answer', answer: 'Racks.', mayFollowUp: true }

/** A turn of a model that the test answers. */
function asked({ guesses = [] as Ask[], canAnswer = true } = {}) {
  const clock = createFakeClock()
  const did: string[] = []
  let model: Parameters<Model['ask']>[1] | undefined
  const turns = createTurnTaking({
    clock,
    model: {
      ask(_, on) {
        model = on
        did.push('asked')
        return { ignore: () => did.push('ignored'), said() {} }
      },
      guess: ({ answer }) => ({
        isUsable: () => canAnswer,
        adopt(on) {
          model = on
          did.push(`adopted "${answer}"`)
          return { ignore: () => did.push('ignored'), said() {} }
        },
        drop: () => did.push(`dropped "${answer}"`),
      }),
    },
    speech: {
      say() {},
      grow: () => ({ add: (text) => did.push(text), close() {} }),
      interrupt() {},
      stop() {},
    },
    take: ({ type }) => did.push(type),
    stopListening: () => did.push('stopListening'),
    listen: () => did.push('listen'),
    prepare: () => did.push('prepared'),
  })
  for (const guess of guesses) turns.guess(guess)
  turns.ask(question)
  return { clock, did, turns, model: () => model }
}

test('prepares the built-in line when the model has not begun after 1.5 s', async () => {
  const { clock, did } = asked()
  await clock.pass(1_499)
  expect(did).toEqual(['asked'])
  await clock.pass(1)
  expect(did).toEqual(['asked', 'prepared'])
})

test('prepares nothing once the model has begun, has failed or is ignored', async () => {
  const [begun, failed, ignored] = [asked(), asked(), asked()]
  begun.model()?.sentence('I see.', undefined)
  failed.model()?.failed()
  ignored.turns.ignore()
  for (const { clock } of [begun, failed, ignored]) await clock.pass(10_000)
  expect([begun.did, failed.did, ignored.did]).toEqual([
    ['asked', 'stopListening', 'modelSpeaks', 'I see.'],
    ['asked', 'modelFailed'],
    ['asked', 'ignored'],
  ])
})

test('a guess about the whole answer is used; one about a part of it, or one that failed, is not', () => {
  const part: Ask = { ...question, answer: 'Rac' }
  expect(asked({ guesses: [question, question] }).did).toEqual(['adopted "Racks."'])
  expect(asked({ guesses: [part, question] }).did).toEqual(['dropped "Rac"', 'adopted "Racks."'])
  expect(asked({ guesses: [part] }).did).toEqual(['dropped "Rac"', 'asked'])
  expect(asked({ guesses: [question], canAnswer: false }).did).toEqual(['dropped "Racks."', 'asked'])
})

test('a guess is dropped where the interviewer says something else', () => {
  const { did, turns } = asked()
  turns.guess(question)
  turns.ignore()
  expect(did).toEqual(['asked', 'dropped "Racks."', 'ignored'])
})

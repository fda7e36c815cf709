import { expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import type { Ask, Brain } from './brain.ts'
import { createTurnTaking } from './turn-taking.ts'

const question: Ask = { section: 0, question: 0, kind: 'answer', answer: 'Racks.', mayFollowUp: true }

/** A turn of a model that the test answers. */
function asked() {
  const clock = createFakeClock()
  const did: string[] = []
  let model: Parameters<Brain['ask']>[1] | undefined
  const turns = createTurnTaking({
    clock,
    brain: {
      ask(_, on) {
        model = on
        return { ignore: () => did.push('ignored'), said() {} }
      },
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
  turns.ask(question)
  return { clock, did, turns, model: () => model }
}

test('prepares the built-in line when the model has not begun after 1.5 s', async () => {
  const { clock, did } = asked()
  await clock.pass(1_499)
  expect(did).toEqual([])
  await clock.pass(1)
  expect(did).toEqual(['prepared'])
})

test('prepares nothing once the model has begun, has failed or is ignored', async () => {
  const [begun, failed, ignored] = [asked(), asked(), asked()]
  begun.model()?.sentence('I see.', undefined)
  failed.model()?.failed()
  ignored.turns.ignore()
  for (const { clock } of [begun, failed, ignored]) await clock.pass(10_000)
  expect([begun.did, failed.did, ignored.did]).toEqual([
    ['stopListening', 'modelSpeaks', 'I see.'],
    ['modelFailed'],
    ['ignored'],
  ])
})

import { expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import type { Model } from './model.ts'
import { createConversation } from './conversation.ts'
import type { Listener } from './listening.ts'
import { scriptOf } from './script.ts'

/** A conversation in which the test ends lines, interrupts and recognises words. */
function talking() {
  const clock = createFakeClock()
  const events: CallEvent[] = []
  const asked: { on: Parameters<Model['ask']>[1]; said: number[] }[] = []
  let ended = (): void => {}
  let isSaying = false
  let interrupted = (): void => {}
  let listener: Listener | undefined
  const conversation = createConversation({
    clock,
    script: scriptOf({ ...aRecord(), brain: { model: true, voice: true, hearing: true } }),
    voice: {
      onRefused() {},
      isAudible: () => true,
      speak(_, done) {
        isSaying = true
        ended = () => {
          isSaying = false
          done()
        }
        return () => void (isSaying = false)
      },
    },
    recogniser: {
      onInterruption: (tell) => void (interrupted = tell),
      start(on) {
        listener = on
        return () => void (listener = undefined)
      },
    },
    model: {
      ask(_, on) {
        const one = { on, said: [] as number[] }
        asked.push(one)
        return { ignore() {}, said: (count) => void one.said.push(count) }
      },
      guess: () => undefined,
    },
    emit: (event) => void events.push(event),
  })
  conversation.begin()
  conversation.setMicrophone(true)
  const texts = () => events.flatMap((event) => (event.type === 'aiText' ? [event.text] : []))
  return {
    asked,
    conversation,
    texts,
    interrupt: () => interrupted(),
    finishLine: () => ended(),
    isSaying: () => isSaying,
    isListening: () => listener !== undefined,
    hear: (text: string) => {
      listener?.heard(text, true)
      listener?.turnEnded()
    },
  }
}

/** The first question is being asked. */
function asking() {
  const talk = talking()
  talk.conversation.take({ type: 'greet' })
  talk.interrupt()
  // The greeting is said to its end.
  expect(talk.isSaying()).toBe(true)
  talk.finishLine()
  talk.hear('Yes, I am ready.')
  return talk
}

const answer = 'I have run storage clusters for six years and want to build one.'

/** The model has sent two sentences about the first answer, of which the first is being said. */
function replying() {
  const talk = asking()
  talk.finishLine()
  talk.hear(answer)
  const [turn] = talk.asked
  turn?.on.sentence('Six years is long.', undefined)
  turn?.on.sentence('Which part was yours?', undefined)
  return { talk, turn }
}

test('a question that is spoken over stops and stays open', () => {
  const talk = asking()
  expect(talk.isSaying()).toBe(true)
  talk.interrupt()
  expect([talk.isSaying(), talk.isListening()]).toEqual([false, true])
  talk.hear(answer)
  expect(talk.asked).toHaveLength(1)
})

test('a line of the model that is spoken over ends with the sentence that was begun', () => {
  const { talk, turn } = replying()
  turn?.on.ended({ next: 'follow_up', isCut: false })
  talk.interrupt()
  expect([talk.isSaying(), talk.isListening()]).toEqual([false, true])
  expect(talk.texts()).toContain('Six years is long.')
  expect(talk.texts()).not.toContain('Which part was yours?')
  expect(turn?.said).toEqual([1])
  talk.hear('I mean the storage team, with two colleagues in Johor.')
  expect(talk.asked).toHaveLength(2)
})

test('a line of the model that is said to its end lets the candidate answer', () => {
  const { talk, turn } = replying()
  turn?.on.ended({ next: 'follow_up', isCut: false })
  talk.finishLine()
  expect([talk.isSaying(), talk.isListening()]).toEqual([true, false])
  talk.finishLine()
  expect([talk.isSaying(), talk.isListening(), turn?.said]).toEqual([false, true, [2]])
})

test('a line of the model into which the candidate types counts as read', () => {
  const { talk, turn } = replying()
  talk.conversation.typed('The storage part.')
  expect(talk.texts()).toContain('Which part was yours?')
  expect(turn?.said).toEqual([2])
})

test('an interruption while the interviewer is silent, or with the microphone off, changes nothing', () => {
  const talk = asking()
  talk.conversation.setMicrophone(false)
  talk.interrupt()
  expect(talk.isSaying()).toBe(true)
  talk.conversation.setMicrophone(true)
  talk.finishLine()
  const before = talk.texts().length
  talk.interrupt()
  expect([talk.texts().length, talk.isListening()]).toEqual([before, true])
})

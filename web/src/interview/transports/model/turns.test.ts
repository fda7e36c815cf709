import { describe, expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { createTurns, firstSentenceMilliseconds, nextSentenceMilliseconds } from './turns.ts'

type Parts = Parameters<typeof createTurns>[0]
type Calls = Parts['calls']
type Turn = Awaited<ReturnType<Calls['turn']>>['data']
type Sentence = Awaited<ReturnType<Calls['sentence']>>['data']

const ask = { section: 0, question: 1, kind: 'answer', answer: 'I built it.', mayFollowUp: true } as const
const aTurn: Turn = {
  number: 1,
  by: 'model',
  reason: null,
  next: 'follow_up',
  sentences: ['I see.', 'Which part was yours?'],
  about: 'built it',
  isCut: false,
}
const sentence = (text: string, isLast = false): Sentence => ({
  sentence: { text, audio: { contentType: 'audio/mpeg', base64: `sound of ${text}` } },
  isLast,
  by: null,
  reason: null,
})

/** A server whose calls the test answers. */
function started(goesOn = false) {
  const clock = createFakeClock()
  const turns: { number: number; answer: string; told: unknown; done: PromiseWithResolvers<Turn> }[] = []
  const sentences: { index: string; done: PromiseWithResolvers<Sentence> }[] = []
  const data = <T>(promise: Promise<T>) => promise.then((value) => ({ success: true as const, data: value }))
  const calls: Calls = {
    turn({ body: { number, answer, heard: told } }) {
      const done = Promise.withResolvers<Turn>()
      turns.push({ number, answer, told, done })
      return data(done.promise)
    },
    sentence({ params: { index } }) {
      const done = Promise.withResolvers<Sentence>()
      sentences.push({ index, done })
      return data(done.promise)
    },
    turns: () => data(Promise.resolve({ next: 7, turns: [] })),
  }
  const model = createTurns({ clock, calls, sessionId: 'session', callId: 'page', goesOn })
  const heard: unknown[] = []
  const hearer = {
    sentence: (text: string, sound: { base64: string } | undefined) => heard.push([text, sound?.base64]),
    ended: (reply: unknown) => heard.push(reply),
    failed: () => heard.push('failed'),
  }
  const begin = (asked: Parameters<typeof model.ask>[0] = ask) => model.ask(asked, hearer)
  const guess = (answer: string) => {
    const made = model.guess({ ...ask, answer })
    return made && { ...made, adopt: () => made.adopt(hearer) }
  }
  return { clock, turns, sentences, heard, begin, guess }
}

describe('a turn', () => {
  test('requests the turn and its first sentence concurrently, then one sentence after the other', async () => {
    const { clock, turns, sentences, heard, begin } = started()
    begin()
    await clock.pass(0)
    expect([turns.length, sentences.length]).toEqual([1, 1])
    sentences[0]?.done.resolve(sentence('I see.'))
    await clock.pass(0)
    expect(heard).toEqual([['I see.', 'sound of I see.']])
    sentences[1]?.done.resolve(sentence('Which part was yours?', true))
    turns[0]?.done.resolve(aTurn)
    await clock.pass(0)
    expect(heard.slice(1)).toEqual([
      ['Which part was yours?', 'sound of Which part was yours?'],
      { next: 'follow_up', isCut: false },
    ])
    expect(clock.pending()).toBe(0)
  })

  test('asks again for a sentence that arrived at the server before its turn', async () => {
    const { clock, sentences, heard, begin } = started()
    begin()
    await clock.pass(0)
    sentences[0]?.done.resolve({ sentence: null, isLast: false, by: null, reason: null })
    await clock.pass(99)
    expect(sentences).toHaveLength(1)
    await clock.pass(1)
    sentences[1]?.done.resolve(sentence('I see.'))
    await clock.pass(0)
    expect([sentences[1]?.index, heard]).toEqual(['0', [['I see.', 'sound of I see.']]])
  })

  test('without a sentence in 2.5 s fails, and ignores later ones', async () => {
    const { clock, turns, sentences, heard, begin } = started()
    begin()
    await clock.pass(firstSentenceMilliseconds - 1)
    expect(heard).toEqual([])
    await clock.pass(1)
    expect(heard).toEqual(['failed'])
    sentences[0]?.done.resolve(sentence('I see.'))
    turns[0]?.done.resolve(aTurn)
    await clock.pass(10_000)
    expect(heard).toEqual(['failed'])
  })

  test('that the server leaves to the built-in interviewer fails immediately', async () => {
    const { clock, turns, heard, begin } = started()
    begin()
    await clock.pass(0)
    turns[0]?.done.resolve({ ...aTurn, by: 'built-in', reason: 'cap', next: null, sentences: [] })
    await clock.pass(0)
    expect(heard).toEqual(['failed'])
  })

  test('fails when its calls fail', async () => {
    const { clock, turns, sentences, heard, begin } = started()
    begin()
    await clock.pass(0)
    turns[0]?.done.reject(new Error('No network.'))
    sentences[0]?.done.reject(new Error('No network.'))
    await clock.pass(0)
    expect(heard).toEqual(['failed'])
  })

  test('says a sentence without its sound where only that call fails', async () => {
    const { clock, turns, sentences, heard, begin } = started()
    begin()
    await clock.pass(0)
    sentences[0]?.done.resolve(sentence('I see.'))
    await clock.pass(0)
    sentences[1]?.done.reject(new Error('No network.'))
    turns[0]?.done.resolve(aTurn)
    await clock.pass(0)
    expect(heard.slice(1)).toEqual([
      ['Which part was yours?', undefined],
      { next: 'follow_up', isCut: false },
    ])
  })

  test('that stops in the middle ends as cut', async () => {
    const { clock, sentences, heard, begin } = started()
    begin()
    await clock.pass(0)
    sentences[0]?.done.resolve(sentence('I see.'))
    await clock.pass(nextSentenceMilliseconds)
    expect(heard.slice(1)).toEqual([{ next: undefined, isCut: true }])
  })

  test('that is ignored calls no listener', async () => {
    const { clock, turns, sentences, heard, begin } = started()
    const { ignore } = begin()
    await clock.pass(0)
    ignore()
    sentences[0]?.done.resolve(sentence('I see.'))
    turns[0]?.done.resolve(aTurn)
    await clock.pass(10_000)
    expect([heard, clock.pending()]).toEqual([[], 0])
  })

  test('has the next number, also after a reload', async () => {
    for (const [goesOn, numbers] of [
      [false, [1, 2]],
      [true, [7, 8]],
    ] as const) {
      const { clock, turns, begin } = started(goesOn)
      begin()
      await clock.pass(0)
      begin()
      await clock.pass(0)
      expect(turns.map(({ number }) => number)).toEqual(numbers)
    }
  })

  test('sends how many sentences of earlier turns were said, until a call has succeeded', async () => {
    const { clock, turns, begin } = started()
    const first = begin()
    await clock.pass(firstSentenceMilliseconds)
    turns[0]?.done.resolve(aTurn)
    first.said(2)
    begin()
    await clock.pass(0)
    expect(turns[1]?.told).toEqual([{ number: 1, sentences: 2 }])
    // The call is lost, and so is its turn: nothing of it was said.
    turns[1]?.done.reject(new Error('offline'))
    await clock.pass(firstSentenceMilliseconds)
    begin()
    await clock.pass(0)
    expect(turns[2]?.told).toEqual([
      { number: 1, sentences: 2 },
      { number: 2, sentences: 0 },
    ])
    turns[2]?.done.resolve(aTurn)
    await clock.pass(firstSentenceMilliseconds)
    begin()
    await clock.pass(0)
    expect(turns[3]?.told).toEqual([{ number: 3, sentences: 0 }])
  })

  test('of a very long answer sends its end', async () => {
    const { clock, turns, begin } = started()
    begin({ ...ask, answer: `${'a'.repeat(5000)} the end` })
    await clock.pass(0)
    expect(turns[0]?.answer).toHaveLength(4000)
    expect(turns[0]?.answer).toMatch(/the end$/)
  })
})

describe('a guess', () => {
  test('is said once the candidate has finished; until then only its first sentence is fetched', async () => {
    const { clock, turns, sentences, heard, guess } = started()
    const made = guess('I built it.')
    await clock.pass(0)
    sentences[0]?.done.resolve(sentence('I see.'))
    turns[0]?.done.resolve(aTurn)
    await clock.pass(firstSentenceMilliseconds)
    expect([heard, sentences.length, made?.isUsable()]).toEqual([[], 1, true])
    made?.adopt()
    await clock.pass(0)
    expect(heard).toEqual([['I see.', 'sound of I see.']])
    sentences[1]?.done.resolve(sentence('Which part was yours?', true))
    await clock.pass(0)
    expect(heard.at(-1)).toEqual({ next: 'follow_up', isCut: false })
    expect(clock.pending()).toBe(0)
  })

  test('that no sentence answers fails 2.5 s after the candidate has finished', async () => {
    const { clock, heard, guess } = started()
    const made = guess('I built it.')
    await clock.pass(firstSentenceMilliseconds)
    made?.adopt()
    await clock.pass(firstSentenceMilliseconds - 1)
    expect(heard).toEqual([])
    await clock.pass(1)
    expect(heard).toEqual(['failed'])
  })

  test('that the model cannot answer is not usable', async () => {
    const { clock, turns, guess } = started()
    const made = guess('I built it.')
    await clock.pass(0)
    turns[0]?.done.resolve({ ...aTurn, by: 'built-in', reason: 'cap', next: null, sentences: [] })
    await clock.pass(0)
    expect(made?.isUsable()).toBe(false)
  })

  test('that is dropped says nothing, and the next turn reports it', async () => {
    const { clock, turns, sentences, heard, begin, guess } = started()
    const made = guess('I built it.')
    await clock.pass(0)
    made?.drop()
    sentences[0]?.done.resolve(sentence('I see.'))
    turns[0]?.done.resolve(aTurn)
    begin()
    await clock.pass(0)
    expect(turns[1]?.told).toEqual([{ number: 1, sentences: 0, isDropped: true }])
    expect([heard, sentences.length]).toEqual([[], 2])
  })

  test('is not made while two calls are open, nor after sixty dropped ones', async () => {
    const { clock, turns, guess } = started()
    guess('1')?.drop()
    guess('2')?.drop()
    expect(guess('3')).toBeUndefined()
    await clock.pass(0)
    for (let number = 2; number < 60; number += 1) {
      turns[number - 2]?.done.resolve({ ...aTurn, sentences: [] })
      await clock.pass(100)
      guess('again')?.drop()
      await clock.pass(0)
    }
    turns.forEach(({ done }) => done.resolve({ ...aTurn, sentences: [] }))
    await clock.pass(100)
    expect(turns).toHaveLength(60)
    expect(guess('one more')).toBeUndefined()
  })
})

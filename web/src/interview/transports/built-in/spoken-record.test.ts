import { expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import { createConversation } from './conversation.ts'
import type { Listener } from './listening.ts'
import { scriptOf } from './script.ts'

type Entry = Extract<CallEvent, { type: 'userText' }>

/** A conversation in which the test says when lines end and when the voice rises and falls, in seconds. */
async function talking({ isAudible = true } = {}) {
  const clock = createFakeClock(0)
  const entries: Entry[] = []
  let endLine: (() => void) | undefined
  let listener: Listener | undefined
  const conversation = createConversation({
    clock,
    script: scriptOf(aRecord()),
    voice: {
      onRefused() {},
      isAudible: () => isAudible,
      speak(_, ended) {
        endLine = ended
        return () => void (endLine = undefined)
      },
    },
    recogniser: {
      start(on) {
        listener = on
        return () => void (listener = undefined)
      },
    },
    emit: (event) => event.type === 'userText' && entries.push(event),
  })
  conversation.begin()
  conversation.setMicrophone(true)
  conversation.take({ type: 'greet' })
  endLine?.()
  conversation.typed('Yes, I am ready.')
  entries.length = 0
  const at = async (second: number, act: () => void): Promise<void> => {
    await clock.pass(second * 1000 - clock.now())
    act()
  }
  return {
    conversation,
    at,
    rises: (second: number) => at(second, () => conversation.voiceChanged(true, clock.now())),
    /** The fall shows 0.8 s after the voice was last heard. */
    falls: (second: number) => at(second + 0.8, () => conversation.voiceChanged(false, second * 1000)),
    lineEnds: (second: number) => at(second, () => endLine?.()),
    isSaying: () => endLine !== undefined,
    hears: (text: string) => listener?.heard(text, true),
    losesWords: () => listener?.lost(),
    /** Text, beginning, end and length in seconds, question. */
    entries: () =>
      entries.map(({ text, heard, place }) => [
        text,
        ...[heard?.since, heard?.until, heard?.spokenMilliseconds].map((one) => (one ?? Number.NaN) / 1000),
        place?.question,
      ]),
  }
}

test('an answer without words has the times of the voice, and its length without the pauses', async () => {
  const talk = await talking()
  await talk.lineEnds(10)
  await talk.rises(12)
  await talk.falls(20)
  await talk.rises(23)
  await talk.falls(30)
  await talk.at(31, () => talk.conversation.take({ type: 'finished' }))
  expect(talk.entries()).toEqual([['(Spoken answer, 15 seconds)', 12, 30, 15, 0]])
})

test('a sound of less than 150 ms is no answer; a short word is', async () => {
  for (const [seconds, texts] of [
    [0.07, []],
    [0.2, ['(Spoken answer, 1 second)']],
  ] as const) {
    const talk = await talking()
    await talk.lineEnds(10)
    await talk.rises(12)
    await talk.falls(12 + seconds)
    await talk.at(14, () => talk.conversation.take({ type: 'finished' }))
    expect(talk.entries().map(([text]) => text)).toEqual(texts)
  }
})

test('“Done answering” while the voice is up records the answer to its end, at its question', async () => {
  const talk = await talking()
  await talk.lineEnds(10)
  await talk.rises(12)
  await talk.at(20.5, () => talk.conversation.take({ type: 'finished' }))
  expect(talk.entries()).toEqual([])
  await talk.falls(20)
  expect(talk.entries()).toEqual([['(Spoken answer, 8 seconds)', 12, 20, 8, 0]])
})

test('speech beside a typed answer is an entry of its own', async () => {
  const talk = await talking()
  await talk.lineEnds(10)
  await talk.rises(12)
  await talk.falls(27)
  await talk.at(30, () => talk.conversation.typed('I would ask the engineers first, because they know.'))
  await talk.lineEnds(40)
  expect(talk.entries()).toEqual([
    ['I would ask the engineers first, because they know.', Number.NaN, Number.NaN, Number.NaN, 0],
    ['(Spoken answer, 15 seconds)', 12, 27, 15, 0],
  ])
})

test('a voice that goes on after a typed answer and the next line is divided at the end of the line', async () => {
  const talk = await talking()
  await talk.lineEnds(10)
  await talk.rises(12)
  await talk.at(20, () => talk.conversation.typed('I would ask the engineers first, because they know.'))
  await talk.lineEnds(30)
  await talk.falls(36)
  await talk.at(37, () => talk.conversation.take({ type: 'finished' }))
  expect(talk.entries().slice(1)).toEqual([
    ['(Spoken answer, 18 seconds)', 12, 30, 18, 0],
    ['(Spoken answer, 6 seconds)', 30, 36, 6, 1],
  ])
})

test('a voice that ended before the next line did, and shows it after, has its own end', async () => {
  const talk = await talking()
  await talk.lineEnds(10)
  await talk.rises(12)
  await talk.at(17, () => talk.conversation.typed('I work with storage.'))
  await talk.lineEnds(19.5)
  await talk.falls(19)
  expect(talk.entries().slice(1)).toEqual([['(Spoken answer, 7 seconds)', 12, 19, 7, 0]])
})

test('speech during a line that is played is an entry of its own, which answers only where it is long enough', async () => {
  const talk = await talking()
  await talk.rises(2)
  await talk.falls(3)
  await talk.lineEnds(10)
  await talk.at(12, () => talk.conversation.typed('I would ask the engineers first, because they know.'))
  await talk.rises(14)
  await talk.falls(17)
  await talk.lineEnds(22)
  expect(talk.entries().filter(([text]) => String(text).startsWith('('))).toEqual([
    ["(Spoken during the interviewer's line, 1 second)", 2, 3, 1, undefined],
    ["(Spoken during the interviewer's line, 3 seconds)", 14, 17, 3, 1],
  ])
})

test('speech that goes on after the line is the beginning of the answer', async () => {
  const talk = await talking()
  await talk.rises(8)
  await talk.lineEnds(10)
  await talk.falls(15)
  await talk.at(16, () => talk.conversation.take({ type: 'finished' }))
  expect(talk.entries()).toEqual([['(Spoken answer, 7 seconds)', 8, 15, 7, 0]])
})

test("the interviewer's own sound from the speakers is no speech of the candidate", async () => {
  const talk = await talking()
  await talk.rises(0.5)
  await talk.lineEnds(10)
  await talk.falls(10)
  await talk.at(12, () => talk.conversation.typed('I would ask the engineers first, because they know.'))
  await talk.rises(13)
  await talk.falls(21)
  await talk.lineEnds(22)
  expect(talk.entries()).toHaveLength(1)
})

test('“mm-hm” during a line is no entry', async () => {
  const talk = await talking()
  await talk.rises(5)
  await talk.falls(5.4)
  await talk.lineEnds(10)
  expect(talk.entries()).toEqual([])
})

test('a line that is only shown ends when the candidate speaks', async () => {
  const talk = await talking({ isAudible: false })
  await talk.rises(3)
  expect(talk.isSaying()).toBe(false)
  await talk.falls(9)
  await talk.at(14.9, () => talk.conversation.take({ type: 'ticked' }))
  expect(talk.entries()).toEqual([['(Spoken answer, 6 seconds)', 3, 9, 6, 0]])
  expect(talk.isSaying()).toBe(true)
})

test('recognised speech is no second entry, but what was said of it during the line is', async () => {
  const talk = await talking()
  await talk.rises(7)
  await talk.lineEnds(10)
  await talk.at(14, () => talk.hears('because the network was slow and we had to find out why.'))
  await talk.falls(14)
  await talk.at(15, () => talk.conversation.take({ type: 'finished' }))
  expect(talk.entries()).toEqual([
    ['because the network was slow and we had to find out why.', 10, 14, Number.NaN, 0],
    ["(Spoken during the interviewer's line, 3 seconds)", 7, 10, 3, 0],
  ])
})

test('what is said after recognition is lost is an entry without words', async () => {
  const talk = await talking()
  await talk.lineEnds(10)
  await talk.rises(11)
  await talk.at(14, () => talk.hears('I moved the cluster to Johor, which took us'))
  talk.losesWords()
  await talk.falls(18)
  await talk.at(19, () => talk.conversation.take({ type: 'finished' }))
  expect(talk.entries().slice(1)).toEqual([['(Spoken answer, 4 seconds)', 14, 18, 4, 0]])
})

test('the end of the call records what is being said, also after the goodbye', async () => {
  const talk = await talking()
  await talk.lineEnds(10)
  await talk.rises(12)
  await talk.at(20, () => talk.conversation.end())
  expect(talk.entries()).toEqual([['(Spoken answer, 8 seconds)', 12, 20, 8, 0]])
})

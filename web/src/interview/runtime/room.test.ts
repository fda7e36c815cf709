import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { aRoom, finished, goodbye, record } from '#tests/support/interview/a-room.ts'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { createBuiltIn } from '../transports/built-in/built-in.ts'
import { scriptOf } from '../transports/built-in/script.ts'
import { createVoice } from '../transports/built-in/voice.ts'

test('closing stops recorder, devices and timers, whatever happens', async () => {
  const { room, begin, recorders, devices, clock, server } = aRoom()
  await begin()
  server.fail('upload', refusal('no_answer', 0))
  recorders.created[0]?.deliver('one')
  await clock.pass(0)
  let news = 0
  room.subscribe(() => {
    news += 1
  })
  room.close()
  room.close()
  await clock.pass(60_000)
  expect([recorders.created[0]?.state, devices.streams[0]?.tracks[0]?.readyState]).toEqual([
    'inactive',
    'ended',
  ])
  expect([clock.pending(), news]).toEqual([0, 0])
})

test('no order of commands and faults records before the consent is stored, finishes twice or leaves a timer', async () => {
  type All = ReturnType<typeof aRoom>
  const failure = () => refusal('internal', 500)
  const actions: Readonly<Record<string, (all: All) => unknown>> = {
    open: ({ room }) => room.open(),
    retry: ({ room }) => room.retry(),
    devices: ({ room }) => room.requestDevices(),
    press: ({ room }) => {
      room.pressStart()
    },
    consent: ({ room }) => room.consent(),
    type: ({ room }) => {
      room.sendText('An answer of mine.')
    },
    end: ({ room }) => {
      room.end()
    },
    cancel: ({ room }) => room.cancel(),
    deliver: ({ recorders }) => recorders.created.at(-1)?.deliver('part'),
    unplug: ({ devices }) => devices.streams.at(-1)?.tracks[1]?.end(),
    goodbye: ({ script }) => {
      script.emit({ type: 'aiText', text: goodbye })
      script.emit({ type: 'aiEnded' })
    },
    refuseStart: ({ server }) => {
      server.fail('setStatus', refusal('invalid_request', 422))
    },
    breakFinish: ({ server }) => {
      server.fail('finish', failure(), failure())
    },
    offline: ({ network }) => {
      network.become(false)
    },
    online: ({ network }) => {
      network.become(true)
    },
    aSecond: ({ clock }) => clock.pass(1000),
    aMinute: ({ clock }) => clock.pass(60_000),
  }
  const usual = ['open', 'devices', 'press', 'consent', 'aSecond']
  const names = constantFrom(...Object.keys(actions), ...usual)
  await assert(
    asyncProperty(constantFrom([], usual), array(names, { maxLength: 25 }), async (beginning, rest) => {
      const all = aRoom()
      let ends = 0
      let before = all.phase()
      all.room.subscribe(() => {
        const phase = all.phase()
        if (phase === 'ending' && before !== 'ending') ends += 1
        before = phase
      })
      for (const name of [...beginning, ...rest]) {
        void actions[name]?.(all)
        await all.clock.pass(0)
        if (all.recorders.created.length > 0) expect(all.server.inputs('setStatus').length).toBeGreaterThan(0)
      }
      await all.clock.pass(60_000)
      expect(ends).toBeLessThan(2)
      if (all.phase() === 'completed')
        expect(all.recorders.created.every(({ state }) => state === 'inactive')).toBe(true)
      all.room.close()
      await all.clock.pass(1000)
      expect(all.clock.pending()).toBe(0)
    }),
    { numRuns: 200 },
  )
})

test('a whole interview with the built-in interviewer ends with its goodbye, all answers in the transcript', async () => {
  const time = createFakeClock()
  const all = aRoom({
    clock: time,
    change: {
      transport: (given, { onVoice }) =>
        createBuiltIn({
          clock: time,
          script: scriptOf(given),
          voice: createVoice(time, undefined, { language: 'en-US', gender: 'male' }),
          recogniser: undefined,
          onVoice,
        }),
    },
  })
  const { room, begin, clock, levels, phase } = all
  await begin()
  const answer = (text: string) => {
    room.sendText(text)
    return clock.pass(12_000)
  }
  await clock.pass(8000)
  await answer('Yes, I am.')
  await answer('I would like to work on storage, and you build it yourselves.')
  // The second question is answered by voice.
  for (let second = 0; second < 20; second += 1) {
    levels.value = 0.3
    await clock.pass(700)
    levels.value = 0
    await clock.pass(300)
  }
  levels.value = 0
  await clock.pass(30_000)
  expect(room.getState().interview).toMatchObject({ progress: { index: 1 } })
  await answer('I mark the disk out, wait for the rebalance, replace it and add it again.')
  await answer('Ceph and Go every day, and Ansible where machines have to be set up.')
  await answer('No, that was all.')
  await clock.pass(10_000)
  expect(phase()).toBe('completed')
  const { transcript } = finished(all)[0]!.body
  const contents = transcript.map(({ content }) => content)
  expect(contents.at(-1)).toContain(record.concludingStatements)
  expect(
    contents.filter((content) => /^\(Spoken answer, (?:19|20|21) seconds\)$/.test(content)),
  ).toHaveLength(1)
  for (const section of record.sections)
    for (const question of section.questions)
      expect(contents.filter((content) => content.includes(question))).toHaveLength(1)
})

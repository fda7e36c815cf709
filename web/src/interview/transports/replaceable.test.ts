import { expect, test } from 'vitest'
import { createScripted } from '#tests/support/interview/scripted.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import type { CallEvent } from '../ports/call-transport.ts'
import { createBuiltIn } from './built-in/built-in.ts'
import { scriptOf } from './built-in/script.ts'
import { createVoice } from './built-in/voice.ts'
import { createReplaceable } from './replaceable.ts'

const [, second] = aRecord().sections[0]!.questions as [string, string]

const lost: CallEvent = { type: 'failed', message: 'The interviewer does not answer.' }

/** An agent that greets with this, and the interviewer that the browser has. */
async function inTheCall(greeting: string, load: 'loads' | 'fails' = 'loads') {
  const clock = createFakeClock()
  const did: string[] = []
  const agent = createScripted({ greeting, sections: [], reply: 'Thank you.' })
  const leave = agent.leave
  const call = createReplaceable(
    {
      ...agent,
      leave: async () => {
        did.push("the agent's call is ended")
        await leave()
      },
    },
    () => {
      did.push('the other is loaded')
      if (load === 'fails') return Promise.reject(new Error('No connection.'))
      const voice = createVoice(clock, undefined, { language: 'en-US', gender: 'male' })
      const script = scriptOf(aRecord())
      return Promise.resolve(
        createBuiltIn({ clock, script, voice, recogniser: undefined, onVoice: () => () => {} }),
      )
    },
  )
  const events: CallEvent[] = []
  call.subscribe((event) => events.push(event))
  await call.join()
  call.setSections(aRecord().sections)
  call.setMicrophone(true)
  const said = () => events.flatMap((event) => (event.type === 'aiText' ? [event.text] : [])).join(' ')
  const begin = () => {
    call.openSection(0)
    call.greet()
    events.length = 0
  }
  return { call, agent, clock, did, events, said, begin }
}

test('another interviewer goes on at the open question, after the call of the lost one was ended', async () => {
  const { agent, clock, did, said, begin, events } = await inTheCall(`Hello. ${second}`)
  begin()
  agent.emit(lost)
  await clock.pass(5_000)
  expect(did).toEqual(["the agent's call is ended", 'the other is loaded'])
  expect(said()).toContain("The call broke off, so I'll take over with the prepared questions.")
  expect(said()).toContain(second)
  expect(events).not.toContainEqual(lost)
  expect(events).toContainEqual({ type: 'connection', isConnected: true })
})

test('the replacement receives what was set in the call, and its joining shows no change of the call', async () => {
  const agent = createScripted({ greeting: 'Hello.', sections: [], reply: 'Thank you.' })
  const other = createScripted({ greeting: 'Hello again.', sections: [], reply: 'Thank you.' })
  const received: unknown[] = []
  const call = createReplaceable(agent, () =>
    Promise.resolve({
      ...other,
      setDevices: (devices) => received.push(devices),
      setCamera: (isOn) => received.push(isOn),
      setSections: (sections) => received.push(sections),
    }),
  )
  const events: CallEvent[] = []
  call.subscribe((event) => events.push(event))
  const devices = { stream: undefined, speaker: 'out-1' }
  call.setDevices(devices)
  await call.join()
  call.setSections(aRecord().sections)
  call.setMicrophone(true)
  call.setCamera(false)
  call.greet()
  events.length = 0
  agent.emit({ type: 'aiText', text: 'And now' })
  agent.emit(lost)
  await expect.poll(() => other.isMicrophoneOn()).toBe(true)
  expect(received).toEqual([devices, aRecord().sections, false])
  expect(events.map(({ type }) => type).slice(0, 4)).toEqual([
    'aiText',
    'aiEnded',
    'interviewerVoice',
    'connection',
  ])
  expect(events.filter(({ type }) => type === 'state')).toEqual([])
})

test('the replacement greets where nothing was said', async () => {
  const { agent, clock, said, begin } = await inTheCall('')
  begin()
  agent.emit(lost)
  await clock.pass(5_000)
  expect(said()).toContain(aRecord().customGreeting)
})

test('the replacement replies to the candidate', async () => {
  const { agent, clock, said, begin, call } = await inTheCall(`Hello. ${second}`)
  begin()
  agent.emit(lost)
  await clock.pass(20_000)
  call.sendText('I have run storage clusters for six years, mostly Ceph, and want to build one.')
  await clock.pass(20_000)
  expect(said().split(second)).toHaveLength(2)
  expect(said().length).toBeGreaterThan(said().indexOf(second) + second.length)
})

test('emits the failure before the greeting', async () => {
  const { agent, clock, did, events } = await inTheCall('Hello.')
  agent.emit(lost)
  await clock.pass(5_000)
  expect([did, events.at(-1)]).toEqual([[], lost])
})

test('emits the failure where the replacement cannot be loaded', async () => {
  const { agent, clock, events, begin } = await inTheCall('Hello.', 'fails')
  begin()
  agent.emit(lost)
  await clock.pass(5_000)
  expect(events.at(-1)).toEqual(lost)
})

test('no replacement is loaded after the room was left', async () => {
  const { agent, clock, call, begin, said, did } = await inTheCall('Hello.')
  begin()
  agent.emit(lost)
  await call.leave()
  await clock.pass(20_000)
  expect([said(), did]).toEqual(['', ["the agent's call is ended", "the agent's call is ended"]])
})

import { describe, expect, test } from 'vitest'
import { aDailyCall } from '#tests/support/interview/daily-call.ts'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { FakeStream } from '#tests/support/interview/fake-media.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import { createBuiltIn } from './built-in/built-in.ts'
import { scriptOf } from './built-in/script.ts'
import { createVoice } from './built-in/voice.ts'
import type { CallEvent, CallTransport } from '../ports/call-transport.ts'
import { createDeferred } from './deferred.ts'
import { createScripted } from '#tests/support/interview/scripted.ts'

type Subject = {
  transport: CallTransport
  /** Passes the time that a line takes. */
  settle: () => Promise<void>
  greeting: string
  /** The candidate's voice. */
  voice: ((isSpeaking: boolean) => void) | undefined
}

const record = aRecord()

function builtIn(): Subject {
  const clock = createFakeClock()
  const voiceListeners = new Set<(isSpeaking: boolean, at: number) => void>()
  const transport = createBuiltIn({
    clock,
    script: scriptOf(record),
    voice: createVoice(clock, undefined, { language: 'en-US', gender: 'male' }),
    recogniser: undefined,
    onVoice(listener) {
      voiceListeners.add(listener)
      return () => voiceListeners.delete(listener)
    },
  })
  const voice = (isSpeaking: boolean) => {
    for (const listener of voiceListeners) listener(isSpeaking, clock.now())
  }
  return { transport, settle: () => clock.pass(9000), greeting: record.customGreeting, voice }
}

function scripted(): Subject {
  const transport = createScripted({
    greeting: record.customGreeting,
    sections: ['Let us begin.'],
    reply: 'Thank you.',
  })
  return { transport, settle: () => Promise.resolve(), greeting: record.customGreeting, voice: undefined }
}

function daily(): Subject {
  const { transport, clock, grant } = aDailyCall({ record, behaviours: [{ talks: true }] })
  grant()
  return { transport, settle: () => clock.pass(9000), greeting: record.customGreeting, voice: undefined }
}

/** The room's own way to the built-in interviewer: its code is loaded once there are devices. */
function deferred(): Subject {
  const subject = builtIn()
  const transport = createDeferred(() => Promise.resolve(subject.transport))
  transport.setDevices({ stream: new FakeStream() as unknown as MediaStream, speaker: undefined })
  return { ...subject, transport }
}

describe.each<[string, () => Subject]>([
  ['the scripted interviewer', scripted],
  ['the built-in interviewer', builtIn],
  ['an interviewer over Daily', daily],
  ['an interviewer whose code is loaded later', deferred],
])('%s', (_, create) => {
  function observed() {
    const subject = create()
    const events: CallEvent[] = []
    subject.transport.subscribe((event) => events.push(event))
    return { ...subject, events, types: () => events.map(({ type }) => type) }
  }
  async function joined() {
    const subject = observed()
    await subject.transport.join()
    subject.events.length = 0
    return subject
  }

  test('joins, and the interviewer joins after that', async () => {
    const { transport, events } = observed()
    await transport.join()
    const isLoading = (event: CallEvent) => event.type === 'state' && event.state === 'loading'
    expect(events.filter((event) => !isLoading(event))).toEqual([
      { type: 'state', state: 'joining' },
      { type: 'state', state: 'joined' },
      { type: 'interviewerJoined' },
    ])
  })

  test('says nothing before it is greeted', async () => {
    const { transport, events, settle } = await joined()
    transport.openSection(0)
    events.length = 0
    await settle()
    expect(events).toEqual([])
  })

  test('says the greeting: speech, text, end of the text, end of the speech', async () => {
    const { transport, events, settle, greeting } = await joined()
    transport.greet()
    await settle()
    expect(events).toEqual([
      { type: 'aiSpeech', isSpeaking: true },
      { type: 'aiText', text: greeting },
      { type: 'aiEnded' },
      { type: 'aiSpeech', isSpeaking: false },
    ])
  })

  test('takes a typed answer as a final text of the candidate and replies', async () => {
    const { transport, events, settle, types } = await joined()
    transport.greet()
    await settle()
    events.length = 0
    transport.sendText('Yes, I am.')
    expect(events[0]).toMatchObject({ type: 'userText', text: 'Yes, I am.', final: true, isTyped: true })
    expect(types()).toContain('aiText')
  })

  test('ends each line that an answer interrupts before it begins the next', async () => {
    const { transport, settle, types } = await joined()
    transport.greet()
    transport.sendText('Yes')
    await settle()
    await settle()
    const speech = types().filter((type) => type === 'aiText' || type === 'aiEnded')
    expect(speech).toEqual(['aiText', 'aiEnded', 'aiText', 'aiEnded'].slice(0, speech.length))
    expect(speech.length).toBeGreaterThan(1)
  })

  test('takes other devices at any time without an event', async () => {
    const { transport, events } = await joined()
    transport.setDevices({ stream: new FakeStream() as unknown as MediaStream, speaker: 'out-1' })
    transport.setDevices({ stream: undefined, speaker: undefined })
    transport.setCamera(false)
    expect(events).toEqual([])
  })

  test('leaves once and is silent afterwards', async () => {
    const { transport, events, settle } = await joined()
    transport.greet()
    events.length = 0
    await transport.leave()
    await transport.leave()
    transport.greet()
    transport.sendText('Hello?')
    transport.finishAnswer()
    await settle()
    // The line that was being said is complete; nothing follows the end.
    const left = { type: 'state', state: 'left' }
    expect(events.filter(({ type }) => type === 'aiText' || type === 'userText')).toEqual([])
    expect(events.slice(events.findIndex(({ type }) => type === 'state'))).toEqual([left])
  })

  test('does nothing before it has joined', async () => {
    const { transport, events, settle } = observed()
    transport.greet()
    transport.sendText('Hello')
    await settle()
    expect(events).toEqual([])
  })
})

describe('the built-in interviewer', () => {
  test('does not hear a candidate whose microphone is off', async () => {
    const { transport, voice } = builtIn()
    const events: CallEvent[] = []
    await transport.join()
    transport.subscribe((event) => events.push(event))
    voice?.(true)
    expect(events).toEqual([])
    transport.setMicrophone(true)
    voice?.(true)
    expect(events).toEqual([{ type: 'userSpeech', isSpeaking: true }])
    transport.setMicrophone(false)
    expect(events.at(-1)).toEqual({ type: 'userSpeech', isSpeaking: false })
  })

  test('writes an answer that was not recognised into the transcript, with its length', async () => {
    const { transport, voice, settle } = builtIn()
    const events: CallEvent[] = []
    transport.subscribe((event) => events.push(event))
    await transport.join()
    transport.setMicrophone(true)
    transport.greet()
    await settle()
    voice?.(true)
    await settle()
    voice?.(false)
    await settle()
    expect(events).toContainEqual({
      type: 'userText',
      text: '(Spoken answer, 9 seconds)',
      final: true,
      isTyped: false,
      isUnrecognised: true,
      heard: { since: expect.any(Number), until: expect.any(Number), spokenMilliseconds: 9000 },
      place: undefined,
    })
  })

  test('leaves no timer behind', async () => {
    const clock = createFakeClock()
    const transport = createBuiltIn({
      clock,
      script: scriptOf(record),
      voice: createVoice(clock, undefined, { language: 'en-US', gender: 'male' }),
      recogniser: undefined,
      onVoice: () => () => {},
    })
    await transport.join()
    transport.greet()
    expect(clock.pending()).toBe(2)
    await transport.leave()
    expect(clock.pending()).toBe(0)
  })
})

describe('a recogniser', () => {
  async function listening() {
    const clock = createFakeClock()
    let heard: ((text: string, isFinal: boolean) => void) | undefined
    const transport = createBuiltIn({
      clock,
      script: scriptOf(record),
      voice: createVoice(clock, undefined, { language: 'en-US', gender: 'male' }),
      recogniser: {
        start(listener) {
          heard = listener.heard
          return () => {
            heard = undefined
          }
        },
      },
      onVoice: () => () => {},
    })
    const events: CallEvent[] = []
    transport.subscribe((event) => events.push(event))
    await transport.join()
    return { clock, transport, events, heard: () => heard }
  }

  test('runs only while the microphone is on and the interviewer is silent', async () => {
    const { clock, transport, heard } = await listening()
    expect(heard()).toBeUndefined()
    transport.setMicrophone(true)
    expect(heard()).toBeDefined()
    transport.greet()
    expect(heard()).toBeUndefined()
    await clock.pass(9000)
    expect(heard()).toBeDefined()
    transport.setMicrophone(false)
    expect(heard()).toBeUndefined()
  })

  test('writes interim and final words, after which the interviewer asks the next question', async () => {
    const { clock, transport, events, heard } = await listening()
    transport.setMicrophone(true)
    transport.greet()
    await clock.pass(9000)
    heard()?.('Yes I', false)
    heard()?.('Yes I am ready', true)
    await clock.pass(2500)
    const texts = events.flatMap((event) => (event.type === 'userText' ? [[event.text, event.final]] : []))
    expect(texts).toEqual([
      ['Yes I', false],
      ['Yes I am ready', true],
    ])
    expect(events.findLast(({ type }) => type === 'aiText')).toMatchObject({
      place: { section: 0, question: 0 },
    })
  })
})

describe('an interviewer whose code is loaded later', () => {
  test('is loaded once devices are granted, and then receives everything that was set before', async () => {
    const scripted = createScripted({ greeting: 'Hello', sections: [], reply: 'Thank you.' })
    let loads = 0
    const received: unknown[] = []
    const transport = createDeferred(() => {
      loads += 1
      return Promise.resolve({
        ...scripted,
        setDevices: (devices) => received.push(devices),
        setCamera: (isOn) => received.push(isOn),
      })
    })
    const joining = transport.join()
    transport.setMicrophone(true)
    transport.setCamera(false)
    transport.setDevices({ stream: undefined, speaker: undefined })
    await Promise.resolve()
    expect(loads).toBe(0)
    const devices = { stream: new FakeStream() as unknown as MediaStream, speaker: 'out-1' }
    transport.setDevices(devices)
    await joining
    expect([loads, scripted.isMicrophoneOn(), received]).toEqual([1, true, [devices, false]])
  })

  test('is not joined when it is left while its code is loaded', async () => {
    const scripted = createScripted({ greeting: 'Hello', sections: [], reply: 'Thank you.' })
    const code = Promise.withResolvers<CallTransport>()
    const transport = createDeferred(() => code.promise)
    const events: CallEvent[] = []
    transport.subscribe((event) => events.push(event))
    transport.setDevices({ stream: new FakeStream() as unknown as MediaStream, speaker: undefined })
    const joining = transport.join()
    await transport.leave()
    code.resolve(scripted)
    await joining
    expect(events).toEqual([])
  })

  test('rejects the join when its code cannot be loaded', async () => {
    const transport = createDeferred(() => Promise.reject(new Error('Not loaded.')))
    transport.setDevices({ stream: new FakeStream() as unknown as MediaStream, speaker: undefined })
    await expect(transport.join()).rejects.toThrow('Not loaded.')
  })
})

import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import { array, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, begun, converse, first, script, second } from '#tests/support/interview/converse.ts'

describe('the greeting', () => {
  test('names the candidate and is said once', () => {
    const { take, said } = converse()
    take({ type: 'greet' })
    take({ type: 'greet' })
    expect(said).toEqual([
      'Hey Aisha, thanks for joining the call today. Are you ready for your Storage Engineer Interview?',
    ])
  })

  test("is followed by the first question, with the job's title, when the candidate is ready", () => {
    const line = converse().begin()
    expect(line).toContain('the Storage Engineer position')
    expect(line).toContain('you work as a systems administrator')
    expect(line.endsWith(`The first part is Job-Specific Discussion. ${first}`)).toBe(true)
  })

  test('waits for a candidate who is not ready', () => {
    const { take, type, wait } = converse()
    take({ type: 'greet' })
    expect(type('Not yet')).toContain('take your time')
    expect(wait(29)).toBeUndefined()
    expect(type("I'm ready")).toContain(first)
  })

  test('asks again after 10 to 15 seconds of silence, then begins', () => {
    const { take, wait } = converse()
    take({ type: 'greet' })
    expect(wait(10)).toBeUndefined()
    expect(wait(5)).toContain("Whenever you're ready")
    expect(wait(15)).toContain(first)
  })

  test('takes a voice for readiness', () => {
    const { take, speak, wait } = converse()
    take({ type: 'greet' })
    speak(1)
    expect(wait(2)).toContain(first)
  })
})

describe('an answer', () => {
  test('is thanked for, and the next question follows', () => {
    const line = begun().type(answer)
    expect(line).toMatch(/thank/i)
    expect(line.endsWith(` ${second}`)).toBe(true)
  })

  test('that is very short is followed by one further question, and only one', () => {
    const { type, place } = begun()
    const followUp = type('The salary.')
    expect(followUp).toMatch(/no right answer/)
    expect(place()).toEqual({ section: 0, question: 0 })
    expect(type('And the team.')).toContain(second)
  })

  test('that is brief is asked about twice in an interview, in other words, and then left', () => {
    const { type } = begun()
    type('The salary.')
    const said = ['Fine.', 'Ceph.', 'Docs.', 'Ceph.', 'Fine.', 'Docs.', 'Ceph.', 'Fine.'].map((text) =>
      type(text),
    )
    const asked = said.filter((line) => line === lines.more || line === lines.moreAgain)
    expect(asked).toEqual([lines.more, lines.moreAgain])
  })

  test('that is spoken ends with a pause of 5 seconds, not earlier', () => {
    const { speak, wait } = begun()
    speak(20)
    expect(wait(4.5)).toBeUndefined()
    expect(wait(1)).toContain(second)
  })

  test('goes on after a pause in the middle', () => {
    const { speak, wait } = begun()
    speak(10)
    expect(wait(4)).toBeUndefined()
    speak(10)
    expect(wait(4)).toBeUndefined()
    expect(wait(1)).toContain(second)
  })

  test('that is spoken for less than 4 seconds is short', () => {
    const { speak, wait } = begun()
    speak(3)
    expect(wait(5)).toMatch(/more about that|example|in practice/)
  })

  test('that is recognised ends with the pause after its last words', () => {
    const { words, wait } = begun()
    words('I have run storage clusters')
    wait(4)
    words('for six years in Penang')
    expect(wait(4)).toBeUndefined()
    expect(wait(1)).toContain(second)
  })

  test('ends immediately when the candidate presses “Done answering”', () => {
    const { speak, take } = begun()
    speak(8)
    expect(take({ type: 'finished' })).toContain(second)
  })

  test('does not end before anything was said', () => {
    expect(begun().take({ type: 'finished' })).toBeUndefined()
  })
})

test('no sequence of inputs leaves the questions, speaks after the goodbye or says an empty line', () => {
  const texts = constantFrom(
    'yes',
    'no',
    'stop',
    'repeat',
    'skip',
    'let me think',
    answer,
    'Why?',
    'Go.',
    'Fuck off',
    'Hello?',
    'I want to die',
    'Can I speak Malay?',
    'asdf asdf',
  )
  const input = oneof(
    record({ type: constantFrom('typed' as const, 'words' as const), text: texts }),
    record({ type: constantFrom('voiceStarted' as const, 'voiceStopped' as const), at: constant(0) }),
    record({ type: constant('finished' as const) }),
    record({ type: constant('openSection' as const), index: integer({ min: 0, max: 1 }) }),
    record({ type: constant('wait' as const), seconds: integer({ min: 1, max: 40 }) }),
  )
  assert(
    property(array(input, { maxLength: 40 }), (inputs) => {
      const { take, wait, begin, said, stage, place } = converse()
      begin()
      for (const each of inputs) {
        const count = said.length
        const wasClosed = stage() === 'closed'
        if (each.type === 'wait') wait(each.seconds)
        else take(each)
        if (wasClosed) expect(said).toHaveLength(count)
        expect(script.sections[place().section]?.questions[place().question]).toBeDefined()
        expect(said.every((line) => line.trim() !== '' && !line.includes('undefined'))).toBe(true)
      }
    }),
  )
})

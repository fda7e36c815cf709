import { describe, expect, test } from 'vitest'
import { idleText } from '#shared/interview/interview-texts.ts'
import { answer, begun, converse, first, script, second } from '#tests/support/interview/converse.ts'

describe('silence', () => {
  test('leaves 15 to 20 seconds to think, prompts twice in 10 to 15 seconds, then goes on', () => {
    const { wait } = begun()
    expect(wait(15)).toBeUndefined()
    expect(wait(5)).toContain('Shall I repeat the question?')
    expect(wait(10)).toBeUndefined()
    expect(wait(5)).toContain('Are you still there?')
    expect(wait(10)).toBeUndefined()
    expect(wait(5)).toContain(second)
  })

  test.each([1.5, 2])('is waited for %f times as long with extra time, in an answer too', (timeFactor) => {
    const { begin, wait, speak, said } = converse({ ...script, timeFactor })
    begin()
    expect(wait(15 * timeFactor)).toBeUndefined()
    expect(wait(5 * timeFactor)).toContain('Shall I repeat the question?')
    speak(3)
    const before = said.length
    wait(5 * timeFactor - 1)
    expect(said).toHaveLength(before)
  })

  test('leaves 20 to 30 seconds to think about a technical question', () => {
    const { type, wait, place } = begun()
    type(answer)
    type(answer)
    expect(place()).toEqual({ section: 1, question: 0 })
    expect(wait(20)).toBeUndefined()
    expect(wait(10)).toContain('Shall I repeat the question?')
  })

  test.each<[string, string]>([
    ['Yes please', `Of course. ${first}`],
    ['No', 'Of course, take your time.'],
  ])('%s answers the offer to repeat', (reply, line) => {
    const { wait, type } = begun()
    wait(20)
    expect(type(reply)).toBe(line)
  })

  test('over three questions ends with the idle message', () => {
    const { wait, said, stage } = begun()
    wait(300)
    expect(said.at(-1)).toBe(idleText)
    expect(stage()).toBe('closed')
  })

  test('does not count while the candidate speaks', () => {
    const { take, wait, time } = begun()
    take({ type: 'voiceStarted', at: time() })
    expect(wait(120)).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { concludingText } from '#shared/interview/interview-texts.ts'
import { answer, begun, fourth, second, third } from '#tests/support/interview/converse.ts'
import { isClosingPhrase } from '../../machine/closing-phrases.ts'

describe('the sections', () => {
  test('follow each other when everything was asked', () => {
    const { type, steps } = begun()
    type(answer)
    const line = type(answer)
    expect(line).toContain("Let's go on to the next part, Technical Assessment.")
    expect(line.endsWith(third)).toBe(true)
    expect(steps.filter(({ isSectionDone }) => isSectionDone)).toHaveLength(1)
  })

  test("follow the room's clock after the answer that is being given", () => {
    const { take, type, place, steps } = begun()
    expect(take({ type: 'openSection', index: 1 })).toBeUndefined()
    expect(type(answer)).toContain(third)
    expect(place()).toEqual({ section: 1, question: 0 })
    expect(steps.some(({ isSectionDone }) => isSectionDone)).toBe(false)
  })

  test('do not go back when the clock of a replaced call reports an earlier one', () => {
    const { take, type } = begun()
    take({ type: 'openSection', index: 1 })
    take({ type: 'openSection', index: 0 })
    expect(type(answer)).toContain(third)
  })

  test('the last one ends with the offer to add something, and a goodbye', () => {
    const { type, stage } = begun()
    for (const line of [second, third, fourth]) expect(type(answer)).toContain(line)
    expect(type(answer)).toContain("Is there anything you'd like to add")
    const goodbye = type('No, thank you')
    expect(goodbye).toBe(`That's all from me, Aisha. ${concludingText}`)
    expect(isClosingPhrase(goodbye)).toBe(true)
    expect(stage()).toBe('closed')
  })

  test('a last question is answered, and the last word stays open', () => {
    const { type } = begun()
    for (let count = 0; count < 4; count += 1) type(answer)
    expect(type('When do I hear from you?')).toMatch(/application stands\. Is there anything/)
  })

  test('silence after the last question ends with the goodbye', () => {
    const { type, wait } = begun()
    for (let count = 0; count < 4; count += 1) type(answer)
    expect(wait(15)).toContain(concludingText)
  })
})

describe('a candidate who stays after the goodbye', () => {
  test('goes on at the question at which they had stopped', () => {
    const { type, take, stage } = begun()
    type(answer)
    type('End the interview, please.')
    type('Yes')
    expect(stage()).toBe('closed')
    expect(take({ type: 'stayed' })).toBe(`I'm still here, so let's go on. ${second}`)
    expect(type(answer)).toContain(third)
  })

  test('can add something after the last question', () => {
    const { type, take } = begun()
    for (let count = 0; count < 5; count += 1) type(answer)
    expect(take({ type: 'stayed' })).toContain("Is there anything you'd like to add")
    expect(type('I can start in two weeks.')).toContain(concludingText)
  })

  test('is asked three more questions before silence closes again', () => {
    const { take, wait, said, stage } = begun()
    wait(300)
    take({ type: 'stayed' })
    expect(said.at(-1)).toBe(`I'm still here, so let's go on. ${third}`)
    expect(stage()).toBe('asking')
    wait(100)
    expect(stage()).toBe('asking')
  })

  test('changes nothing while the conversation runs', () => {
    expect(begun().take({ type: 'stayed' })).toBeUndefined()
  })
})

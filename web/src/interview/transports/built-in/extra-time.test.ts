import { describe, expect, test } from 'vitest'
import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import { begun, first, script } from '#tests/support/interview/converse.ts'
import { asksForTime } from './extra-time.ts'

describe('A request for extra time', () => {
  test.each([
    'Extra time, please.',
    'Could I have extra time for this?',
    'Can I get some additional minutes?',
    'I have a stammer, could I have more time?',
    'I am dyslexic and need a longer interview',
  ])('%s', (text) => expect(asksForTime(text)).toBe(true))

  test.each([
    'Could I have more time to think?',
    'Give me a minute',
    'We needed extra time for the migration, so we moved the deadline by two weeks.',
    'I spent more time on tests than on features.',
    'The team worked extra minutes every day',
  ])('is not: %s', (text) => expect(asksForTime(text)).toBe(false))

  test('lengthens the interview without a question, and leaves the open one open', () => {
    const { type, steps, place } = begun()
    expect(type('Extra time, please.')).toBe(lines.moreTime)
    expect(steps.at(-1)?.extends).toBe(true)
    expect(type('Please repeat the question.')).toContain(first)
    expect(place()).toEqual({ section: 0, question: 0 })
  })

  test.each([
    ['of the longest length', { ...script, timeFactor: 2 }, lines.noMoreTime],
    ['for practice', { ...script, isPractice: true }, lines.timeInPractice],
  ])('does not lengthen an interview %s', (_, given, line) => {
    const { type, steps } = begun(given)
    expect(type('Extra time, please.')).toBe(line)
    expect(steps.some((step) => step.extends)).toBe(false)
  })
})

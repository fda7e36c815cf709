import { describe, expect, test } from 'vitest'
import { concludingText } from '#shared/interview/interview-texts.ts'
import { answer, begun, first, second } from '#tests/support/interview/converse.ts'

describe('a request', () => {
  test('to repeat is answered with the question', () => {
    const { type, place } = begun()
    expect(type('Could you repeat the question?')).toBe(`Of course. ${first}`)
    expect(place()).toEqual({ section: 0, question: 0 })
  })

  test('that is recognised counts after a short pause', () => {
    const { words, wait } = begun()
    expect(words('Could you repeat that please')).toBeUndefined()
    expect(wait(1.5)).toBeUndefined()
    expect(wait(1)).toBe(`Of course. ${first}`)
  })

  test('that begins a longer answer is a part of it', () => {
    const { words, wait, place } = begun()
    words('Let me think')
    wait(1)
    words('I used Slurm and Kubernetes for five years')
    expect(wait(4)).toBeUndefined()
    expect(wait(1.5)).toContain(second)
    expect(place()).toEqual({ section: 0, question: 1 })
  })

  test('counts only after the voice has fallen', () => {
    const { take, words, wait, time } = begun()
    take({ type: 'voiceStarted', at: time() })
    words('Let me think')
    expect(wait(30)).toBeUndefined()
    words('I used Slurm and Kubernetes for five years')
    take({ type: 'voiceStopped', at: time() })
    expect(wait(6)).toContain(second)
  })

  test('that is typed counts without the words that were recognised before it', () => {
    const { words, type } = begun()
    words('the door was noisy')
    expect(type('Could you repeat the question?')).toBe(`Of course. ${first}`)
  })

  test('to repeat is granted three times, then points at the screen, then goes on', () => {
    const { type } = begun()
    for (let count = 0; count < 3; count += 1) expect(type('Again, please.')).toBe(`Of course. ${first}`)
    expect(type('Again, please.')).toContain('on the screen')
    expect(type('Again, please.')).toBe(`That's fine, we can leave that one. ${second}`)
    expect(type('Again, please.')).toBe(`Of course. ${second}`)
  })

  test('to rephrase is answered with the question in other words', () => {
    const line = begun().type('What do you mean?')
    expect(line).toBe('Let me put it another way. When you read about this job, what made you want to apply?')
  })

  test('for a moment leaves 30 seconds', () => {
    const { type, wait } = begun()
    expect(type('Let me think')).toBe('Of course, take your time.')
    expect(wait(29)).toBeUndefined()
    expect(wait(2)).toContain('Shall I repeat')
  })

  test('to leave a question goes on without a follow-up', () => {
    expect(begun().type("I don't know")).toBe(`That's fine, we can leave that one. ${second}`)
  })

  test('to stop is confirmed and closed warmly', () => {
    const { type, stage } = begun()
    const line = type('I want to stop')
    expect(line).toContain('Of course, Aisha, we can stop here.')
    expect(line).toContain("saved, but an interview that has ended can't be continued. Shall I end")
    expect(type('Yes')).toBe(`It was good to talk with you, Aisha. ${concludingText}`)
    expect(stage()).toBe('closed')
  })

  test('to stop can be taken back', () => {
    const { type, place } = begun()
    type('I want to stop')
    expect(type('No, go on')).toBe(`All right, let's go on. ${first}`)
    expect(place()).toEqual({ section: 0, question: 0 })
  })

  test.each(["ok let's continue", 'please go on with the questions', 'I am not sure', 'Okay', answer])(
    'to stop is taken back by %s',
    (reply) => {
      const { type, stage } = begun()
      type('can we stop')
      expect(type(reply)).toContain(first)
      expect(stage()).toBe('asking')
    },
  )

  test('to stop is taken back by a voice that was not recognised, and by silence', () => {
    const { type, speak, wait, stage } = begun()
    type('I want to stop')
    speak(1)
    expect(wait(2)).toContain(`press "End call" at any time. ${first}`)
    type('I want to stop')
    expect(wait(15)).toContain(`press "End call" at any time. ${first}`)
    expect(stage()).toBe('asking')
  })

  test("the candidate's own question goes to the hiring team", () => {
    const { type, place } = begun()
    expect(type('How large is the team?')).toContain("That's one for the hiring team.")
    expect(place()).toEqual({ section: 0, question: 0 })
    for (const text of ['Is it hybrid?', 'Is there a night shift?'])
      expect(type(text)).toBe(
        `The hiring team will see that one in the transcript, too. Back to my question. ${first}`,
      )
    expect(type('Is there a canteen?')).toBe(
      `The hiring team will see that one in the transcript, too. Let's go on. ${second}`,
    )
  })
})

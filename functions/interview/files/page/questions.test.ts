import { describe, expect, test } from 'vitest'
import { askedIn, candidateQuestionsIn } from '#shared/interview/asked-questions.ts'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { jumpsHtml } from './questions.ts'

const line = (content: string, question: number, start: number): TranscriptEntry => ({
  role: 'assistant',
  content,
  section: 0,
  question,
  startMilliseconds: start,
})

const entries: TranscriptEntry[] = [
  { role: 'assistant', content: 'Hello. Are you ready?', startMilliseconds: 0 },
  line("Let's begin. Which system are you proud of?", 0, 5000),
  {
    role: 'user',
    content: 'A scheduler. How large is your team? I like small ones.',
    startMilliseconds: 9000,
  },
  line('Thank you. Could you say more about that?', 0, 20_000),
  line('I see. What would you build first?', 1, 30_000),
  { role: 'user', content: '(Spoken answer, 3 seconds?)', isUnrecognised: true, startMilliseconds: 40_000 },
]

describe('The page of a recording', () => {
  test('lists each question once, with its follow-ups', () => {
    expect(askedIn(entries).map(({ question, lines }) => [question, lines.length])).toEqual([
      [0, 2],
      [1, 1],
    ])
    const html = jumpsHtml(entries, [
      { title: 'Your <Work>', questions: [] },
      { title: 'Never reached', questions: [] },
    ])
    expect(html).toContain('<h3 dir="auto">Your &lt;Work&gt;</h3>')
    expect(html).toContain('data-at="5"')
    expect(html).toContain('Which system are you proud of?')
    expect(html).not.toContain('begin. Which')
    expect(html).toContain('<summary>1 follow-up</summary>')
    expect(html).not.toContain('Never reached')
  })

  test("shows every sentence of the position's question, and only the last sentence of a line without it", () => {
    const question = 'Describe a system. Which part was yours?'
    const sections = [{ title: 'Work', questions: [question, 'What else?'] }]
    const html = jumpsHtml(
      [line(`Thank you. ${question}`, 0, 0), line('I see. And then?', 1, 9000)],
      sections,
    )
    expect(html).toContain(`<span dir="auto">${question}</span>`)
    expect(html).toContain('<span dir="auto">And then?</span>')
  })

  test('lists what the candidate asked', () => {
    expect(candidateQuestionsIn(entries).map(({ text }) => text)).toEqual(['How large is your team?'])
  })
})

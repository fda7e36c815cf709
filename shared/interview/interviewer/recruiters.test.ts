import { expect, test } from 'vitest'
import { concludingText } from '../interview-texts.ts'
import type { TranscriptEntry } from '../transcript.ts'
import { lines } from './built-in/lines.ts'
import { builtInTexts } from './built-in/texts.ts'
import { quotesByCriterion, spokenIn } from './quotes.ts'
import { withRecord } from './recorded-lines.ts'

const entries: TranscriptEntry[] = [
  { role: 'assistant', content: 'Walk me through a project.', section: 0, question: 0 },
  {
    role: 'user',
    content: 'I moved forty nodes to Johor. It took six weeks with two people. Yes.',
    startMilliseconds: 5000,
    section: 0,
    question: 0,
  },
  { role: 'user', content: 'I never deploy on a Friday.', isTyped: true, section: 0, question: 1 },
  { role: 'user', content: '(Spoken answer, 22 seconds)', isUnrecognised: true, section: 0, question: 1 },
]

test('quotes are the sentences whose numbers a model chose, taken from the transcript', () => {
  const spoken = spokenIn(entries)
  const quoted = quotesByCriterion(['Plans', 'Cares', 'Leads'], spoken, {
    '1': [2, 2, 99],
    '2': [4],
    '9': [1],
  })
  expect(quoted).toEqual([
    {
      about: 'Plans',
      quotes: [{ text: 'It took six weeks with two people.', source: 'live', startMilliseconds: 5000 }],
    },
    {
      about: 'Cares',
      quotes: [{ text: 'I never deploy on a Friday.', source: 'typed', startMilliseconds: null }],
    },
    { about: 'Leads', quotes: [] },
  ])
  for (const { text } of quoted.flatMap(({ quotes }) => quotes))
    expect(entries.some(({ content }) => content.includes(text))).toBe(true)
})

const record = {
  turns: [
    {
      answer: 'I never deploy on a Friday.',
      sentences: ['You avoid Fridays.', 'Why?'],
      section: 0,
      question: 1,
    },
  ],
  script: ['Walk me through a project.', 'How do you deploy?'],
}

test('a line of the record that the page did not report is inserted behind its answer, and marked', () => {
  const [, , third, fourth] = withRecord(entries, record)
  expect(third?.content).toBe('I never deploy on a Friday.')
  expect(fourth).toEqual({
    role: 'assistant',
    content: 'You avoid Fridays. Why?',
    section: 0,
    question: 1,
    by: 'model',
    isUnconfirmed: true,
  })
})

const heardOf = (heard: number) => ({ ...record, turns: record.turns.map((turn) => ({ ...turn, heard })) })

test('a line that the page reports as not said stays out; a page that claims it anyway is marked', () => {
  expect(withRecord(entries, heardOf(0)).map(({ content }) => content)).toEqual(
    entries.map(({ content }) => content),
  )
  expect(withRecord(entries, heardOf(1))[3]).toMatchObject({ content: 'You avoid Fridays.', by: 'model' })
  expect(withRecord(entries, heardOf(1))[3]).not.toHaveProperty('isUnconfirmed')
  const claimed: TranscriptEntry[] = [{ role: 'assistant', content: 'You avoid Fridays. Why?' }]
  expect(withRecord(claimed, heardOf(1))[0]).toMatchObject({ isPageClaim: true })
})

test("the first sentence of a line that broke off is the model's", () => {
  const begun: TranscriptEntry[] = [{ role: 'assistant', content: 'You avoid Fridays.' }]
  expect(withRecord(begun, record)).toEqual([{ ...begun[0], by: 'model' }])
})

test('a line that only the page claims is marked', () => {
  const claimed: TranscriptEntry[] = [
    { role: 'assistant', content: 'You are hired.' },
    { role: 'assistant', content: 'You avoid Fridays. Why? How do you deploy?' },
    { role: 'assistant', content: 'How do you deploy? Thanks.' },
  ]
  expect(withRecord(claimed, record).map(({ isPageClaim, by }) => [isPageClaim, by])).toEqual([
    [true, undefined],
    [undefined, 'model'],
    [true, undefined],
  ])
})

test('lines of the built-in interviewer are recognised, and no others', () => {
  const facts = {
    isPractice: false,
    callName: 'Aisyah',
    jobTitle: 'Network Engineer',
    currentRole: 'SRE',
    skills: ['BGP', 'Linux'],
    concluding: concludingText,
    emergencyContacts: '999',
  }
  const questions = ['Walk me through a project.', 'How do you deploy? And why so?']
  const sections = [{ title: 'Experience', duration: 300, questions }]
  const script = builtInTexts({ facts, sections, greeting: 'Hey Aisyah.', idle: 'Have a nice day!' })
  const said = [
    `${lines.acknowledgement(1)} ${questions[1]}`,
    `${lines.begin(facts, 'Experience')} ${questions[0]}`,
    `${lines.courtesy('gibberish', facts)} ${lines.backTo(questions[0] ?? '')}`,
    lines.followUp(2, facts, true),
    lines.rephrase(questions[1] ?? ''),
    `${lines.forTheTeam(facts)} ${lines.conclusion(facts)}`,
    lines.courtesy('danger', facts),
    lines.confirmDeletion,
    `${lines.acknowledgement(0)} You have the job.`,
    'Thanksgiving is over.',
  ]
  const marks = withRecord(
    said.map((content) => ({ role: 'assistant', content })),
    { turns: [], script },
  )
  expect(marks.map(({ by, isPageClaim }) => by ?? isPageClaim)).toEqual([
    ...Array.from({ length: 8 }, () => 'built-in'),
    true,
    true,
  ])
})

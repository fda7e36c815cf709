import { expect, test } from 'vitest'
import { happenings, inOrder, isView } from './happenings.ts'

type Given = Parameters<typeof happenings>[0]

const application = {
  appliedAt: '2026-11-20T01:00:00.000Z',
  answer: { kind: 'coming', words: null, at: '2026-11-24T01:00:00.000Z' },
  candidate: { name: 'Aisyah Rahman', email: 'aisyah@example.com', isAddressProved: true },
} as Given['application']
const letter = { about: 'received', state: 'sent', at: '2026-11-20T01:01:00.000Z', attempts: 1 } as const
const recording = {
  id: 'one',
  startedAt: '2026-11-21T01:00:00.000Z',
  interview: 'completed',
  seconds: 720,
} as const
const act = (id: string, at: string, name = 'application_decided') => ({
  id,
  at: `2026-11-${at}T02:00:00.000Z`,
  act: name,
  who: 'Siti',
  detail: null,
})

test('the history has what the candidate did and the letter that was sent', () => {
  const texts = happenings({ application, letter }, [recording]).map(({ who, act: did, detail }) =>
    [who, did, detail].filter(Boolean).join(' '),
  )
  expect(texts).toEqual([
    'Aisyah Rahman applied',
    'Aisyah Rahman took the AI interview 12 minutes',
    'Aisyah Rahman answered the invitation Will be there',
    'Aisyah Rahman was sent a letter confirmation of the application',
  ])
  expect(
    happenings({ application: { ...application, answer: null }, letter: { ...letter, state: 'dead' } }, []),
  ).toHaveLength(1)
})

test('it is newest first, and what is older than the loaded acts waits for them', () => {
  const others = happenings({ application, letter }, [recording])
  const acts = [act('b', '24'), act('a', '21')]
  const ids = (isMore: boolean) => inOrder(acts, others, isMore).map(({ id }) => id)
  expect(ids(false)).toEqual(['b', 'answer', 'a', 'one', 'letter', 'applied'])
  expect(ids(true)).toEqual(['b', 'answer', 'a'])
  expect(inOrder([], others, false)).toHaveLength(4)
})

test('reading and watching are views, deciding and moving are not', () => {
  const names = [
    'application_shown',
    'cv_opened',
    'recording_opened',
    'application_decided',
    'applicant_moved',
  ]
  expect(names.filter((name) => isView(act('a', '21', name)))).toEqual(names.slice(0, 3))
})

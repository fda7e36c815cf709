import { expect, test } from 'vitest'
import { broughtBy, utilitiesAmong } from './utilities.ts'

test('utilities are told from other words, whatever characters they have', async () => {
  const utilities = [
    'flex',
    '-mt-2',
    'w-3/10',
    'phone:grid-cols-1',
    '*:flex-auto',
    'hover:not-disabled:border-ink',
  ]
  expect(
    [...(await utilitiesAmong(['Apply', 'filter:', ...utilities, '18rem', 'service-list']))].toSorted(),
  ).toEqual(utilities.toSorted())
})

const part = (words: string, ...loadedBy: string[]) => ({
  words: new Set(words.split(' ')),
  loadedBy: new Set(loadedBy),
})

test('a part brings what it uses and what one of the parts that may have loaded it lacks', () => {
  const brought = broughtBy(
    new Map([
      ['entry', part('flex gap-2')],
      ['home', part('flex grid', 'entry')],
      ['careers', part('flex grid px-4', 'entry')],
      ['dialog', part('gap-2 grid px-4', 'home', 'careers')],
      // Each leads to the other, and one of them to the dialog.
      ['review', part('px-4 py-0', 'dialog', 'upload')],
      ['upload', part('py-0 px-4 w-full', 'review')],
    ]),
    new Set('flex gap-2 grid px-4 py-0 w-full'.split(' ')),
  )
  expect(
    Object.fromEntries([...brought].map(([name, utilities]) => [name, [...utilities].join(' ')])),
  ).toEqual({
    entry: 'flex gap-2',
    home: 'grid',
    careers: 'grid px-4',
    dialog: 'px-4',
    review: 'py-0',
    upload: 'w-full',
  })
})

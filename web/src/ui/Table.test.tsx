import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Table, type Column } from './Table.tsx'

type Person = { id: string; name: string; count: number | null }

const columns = (hasCount: boolean): readonly (Column<Person> | false)[] => [
  { name: 'Person', kind: 'title', render: ({ name }) => name },
  hasCount && { name: 'Count', kind: 'number', isLabelled: true, render: ({ count }) => count },
]

const drawn = (items: readonly Person[], hasCount = true): string =>
  renderToStaticMarkup(<Table columns={columns(hasCount)} items={items} empty={<p>Nobody</p>} />)

const person = { id: 'a', name: 'Aisyah', count: 0 }

/** The texts of the elements of a kind. */
const texts = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'g'))].map(([, content = '']) =>
    content.replaceAll(/<[^>]+>/g, ''),
  )

test('a column is one entry: its head, and a cell in each row', () => {
  expect(texts(drawn([person, { ...person, id: 'b' }]), 'th')).toEqual([
    'Person',
    'Count',
    'Aisyah',
    'Aisyah',
  ])
  expect(texts(drawn([person]), 'td')).toEqual(['Count: 0'])
  expect(texts(drawn([person], false), 'td')).toEqual([])
})

test('a cell without content has no label, so that a phone hides it', () => {
  expect(texts(drawn([{ ...person, count: null }]), 'td')).toEqual([''])
})

test('a list without an item shows its empty state, and no table', () => {
  expect(drawn([])).toBe('<p>Nobody</p>')
})

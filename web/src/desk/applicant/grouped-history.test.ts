import { expect, test } from 'vitest'
import { grouped, groupedByPerson } from './grouped-history.ts'

const entry = (id: string, act: string, who: string | null = 'Hafiz', detail: string | null = null) => ({
  id,
  act,
  who,
  detail,
  at: `2026-11-24T08:0${id}:00.000Z`,
})

test('shows each of several letters', () => {
  const letters = grouped([entry('2', 'letter_written'), entry('1', 'letter_written')])
  expect(letters.map(({ id }) => id)).toEqual(['2', '1'])
})

test('merges consecutive acts of one kind and detail by one person into a line with the newest time', () => {
  const lines = grouped([
    entry('6', 'application_shown'),
    entry('5', 'application_shown'),
    entry('4', 'application_decided', 'Hafiz', 'reviewed'),
    entry('3', 'application_decided', 'Hafiz', 'rejected'),
    entry('2', 'application_shown'),
    entry('1', 'application_shown', 'Siti'),
  ])
  expect(lines.map(({ id, count }) => [id, count])).toEqual([
    ['6', 2],
    ['4', 1],
    ['3', 1],
    ['2', 1],
    ['1', 1],
  ])
})

test('merges views of one kind by one person also where others are between them', () => {
  const lines = groupedByPerson([
    entry('5', 'quotes_shown'),
    entry('4', 'application_shown'),
    entry('3', 'quotes_shown'),
    entry('2', 'application_shown', 'Siti'),
    entry('1', 'application_shown'),
  ])
  expect(lines.map(({ id, count }) => [id, count])).toEqual([
    ['5', 2],
    ['4', 2],
    ['2', 1],
  ])
})

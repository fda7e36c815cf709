import { expect, test } from 'vitest'
import { lineOf, type Line } from '../layout/line.ts'
import { withoutWorkplaces } from './workplaces.ts'

const line = (text: string, size = 10): Line => {
  const parts = text.split('¦').map((part, at) => ({
    text: part,
    left: at * 200,
    right: at * 200 + 90,
    bold: false,
    italic: false,
    size,
  }))
  const made = lineOf(parts, { gap: 1.4, startsBlock: false })
  if (made === undefined) throw new Error('A line needs a text.')
  return made
}

test("the candidate's town and a small text that repeats are no employers", () => {
  const lines = [
    line('Mar 2020 – Present'),
    line('SEREMBAN', 8),
    line('Auditor¦Ipoh'),
    line('Jan 2018 – Feb 2020 · Ipoh'),
    line('SEREMBAN', 8),
    line('Clerk'),
    line('Angsana Gas'),
  ]
  expect(withoutWorkplaces(lines, 'Ipoh, Perak').map(({ text }) => text)).toEqual([
    'Mar 2020 – Present',
    'Auditor',
    'Jan 2018 – Feb 2020',
    'Clerk',
    'Angsana Gas',
  ])
})

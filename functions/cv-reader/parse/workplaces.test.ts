import { expect, test } from 'vitest'
import { testLine as line } from '../testing/test-line.ts'
import { withoutWorkplaces } from './workplaces.ts'

test("the candidate's town and a small text that repeats are no employers", () => {
  const lines = [
    line('Mar 2020 – Present'),
    line('SEREMBAN', { size: 8 }),
    line('Auditor¦Ipoh'),
    line('Jan 2018 – Feb 2020'),
    line('SEREMBAN', { size: 8 }),
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

import { expect, test } from 'vitest'
import { testLine as line } from '../testing/test-line.ts'
import { withoutWorkplaces } from './workplaces.ts'

test('a small text that repeats is no employer', () => {
  const lines = [
    line('Mar 2020 – Present'),
    line('SEREMBAN', { size: 8 }),
    line('Auditor'),
    line('Jan 2018 – Feb 2020'),
    line('SEREMBAN', { size: 8 }),
    line('Clerk'),
    line('Angsana Gas'),
  ]
  expect(withoutWorkplaces(lines).map(({ text }) => text)).toEqual([
    'Mar 2020 – Present',
    'Auditor',
    'Jan 2018 – Feb 2020',
    'Clerk',
    'Angsana Gas',
  ])
})

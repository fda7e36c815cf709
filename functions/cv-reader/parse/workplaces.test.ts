import { expect, test } from 'vitest'
import { testLine as line } from '../testing/test-line.ts'
import { withoutWorkplaces } from './workplaces.ts'

test('a small text that repeats is no employer', () => {
  const town = line('SEREMBAN', { size: 8 })
  const others = ['Mar 2020 – Present', 'Auditor', 'Jan 2018 – Feb 2020', 'Clerk', 'Angsana Gas'].map(
    (text) => line(text),
  )
  expect(withoutWorkplaces([town, ...others, town])).toEqual(others)
})

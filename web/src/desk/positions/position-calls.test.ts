import { expect, test } from 'vitest'
import { keptOf } from './position-calls.ts'

test('saving a position keeps what was imported and the form has no field for', () => {
  const salary = { from: 9000, currency: 'MYR', per: 'month' } as const
  const imported = { title: 'Engineer', postedDate: '2026-11-01', salary, workMode: 'hybrid' } as const
  expect(keptOf(imported)).toEqual({ postedDate: '2026-11-01', salary, workMode: 'hybrid' })
  expect(keptOf({ title: 'Engineer' })).toEqual({})
})

import { expect, test } from 'vitest'
import { figuresTable } from './figures.ts'

test('reports are counted separately for documents with and without a lost entry', () => {
  const whole = {
    values: 10,
    errors: 0,
    silent: 0,
    lost: [],
    jobs: 2,
    silentJobs: 0,
    isLossy: false,
    isMarked: false,
  }
  const lossy = {
    ...whole,
    silent: 1,
    lost: ['experience: A'],
    jobs: 3,
    silentJobs: 1,
    isLossy: true,
    isMarked: true,
  }
  const table = figuresTable(
    new Map([
      ['all', [lossy, whole]],
      ['none', []],
    ]),
  )
  expect(table.split('\n').slice(2, 4)).toEqual([
    '| all | 2 | 5.0 % of 20 values | 1 of 5 | 1, 100.0 % | 1, 0.0 % |',
    '| none | 0 | - of 0 values | 0 of 0 | 0, - | 0, - |',
  ])
})

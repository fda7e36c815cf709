import { expect, inject, test } from 'vitest'
import { sampleTraces, textsBelow, tracesIn, tracesOfLocalRun } from '#tests/support/sample-traces.ts'
import { buildStack, templateOf } from './synthesised.ts'

test('what the sample recruiter and the sample people are known by is in the local run', () => {
  expect(tracesOfLocalRun()).toEqual(sampleTraces)
})

test('no sample recruiter and no sample person is in the template', () => {
  expect(tracesIn(templateOf(buildStack()).text)).toEqual([])
})

test('no bundle of a function has them', () => {
  const files = Object.values(inject('bundles'))
    .flatMap(({ folder }) => textsBelow(folder))
    // Source maps stay here; they have the names of examples in comments.
    .filter(({ file }) => !file.endsWith('.map'))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter(({ text }) => tracesIn(text).length > 0).map(({ file }) => file)).toEqual([])
})

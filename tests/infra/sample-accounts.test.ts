import { expect, inject, test } from 'vitest'
import { sampleTraces, textsBelow, tracesIn, tracesOfLocalRun } from '#tests/support/sample-traces.ts'
import { buildStack, templateOf } from './synthesised.ts'

test('the traces by which the next tests find sample accounts are in the local run', () => {
  expect(tracesOfLocalRun()).toEqual(sampleTraces)
})

test('the template contains no trace of a sample account', () => {
  expect(tracesIn(templateOf(buildStack()).text)).toEqual([])
})

test('the bundles of the functions contain none', () => {
  const files = Object.values(inject('bundles'))
    .flatMap(({ folder }) => textsBelow(folder))
    // Source maps are not deployed; comments in them contain names of examples.
    .filter(({ file }) => !file.endsWith('.map'))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter(({ text }) => tracesIn(text).length > 0).map(({ file }) => file)).toEqual([])
})

import { gpuTypes } from '#shared/enquiry/enquiry-choices.ts'
import { expect, test } from 'vitest'
import { modelOf } from '../service-pages/gpus.ts'
import { sheetRows } from './data-sheet.ts'

const rowOf = (name: string, stated?: Record<string, number>) =>
  sheetRows(stated).find((row) => row.name === name)

test('every type of the enquiry form has a row, and the A100, which is on demand', () => {
  expect(sheetRows().map(({ name }) => name)).toEqual([...gpuTypes.map(modelOf), 'A100'])
})

test('every row has a page of NVIDIA as its source', () => {
  for (const { name, source } of sheetRows())
    expect(source.href, name).toMatch(/^https:\/\/www\.nvidia\.com\//)
})

test('a figure without a source is left out', () => {
  expect(rowOf('HGX H200')).toMatchObject({ power: '700 W', gpusPerNode: '8' })
  expect(rowOf('HGX B200')).not.toHaveProperty('power')
})

test('nodes without HGX have the size that the company states, or none', () => {
  expect(rowOf('L40S')).not.toHaveProperty('gpusPerNode')
  expect(rowOf('L40S', { 'Nvidia L40S': 4 })).toMatchObject({ gpusPerNode: '4' })
})

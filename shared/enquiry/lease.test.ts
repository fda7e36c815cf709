import { expect, test } from 'vitest'
import { gpusPerNodeOf, nodesText, orderIn } from './lease.ts'

test('64 H200 are 8 nodes, and no nodes are printed of a type whose size the company has not stated', () => {
  expect(nodesText(64, gpusPerNodeOf('Nvidia HGX H200', {}))).toBe('8 nodes of 8 GPUs')
  expect(nodesText(8, gpusPerNodeOf('Nvidia HGX B200', {}))).toBe('1 node of 8 GPUs')
  expect(nodesText(64, gpusPerNodeOf('Nvidia L40S', {}))).toBeUndefined()
  expect(nodesText(8, gpusPerNodeOf('Nvidia L40S', { 'Nvidia L40S': 4 }))).toBe('2 nodes of 4 GPUs')
  expect(nodesText(60, 8)).toBeUndefined()
})

test('the order is the lines of the form, and nothing that a visitor wrote', () => {
  const order = [
    'GPUs: 64 (8 nodes of 8 GPUs)',
    'GPU: Nvidia HGX H200',
    'Term: 3 months',
    'Start: 1 March 2027',
  ]
  expect(orderIn(`${order.join('\n')}\n\nWe train a model.`)).toEqual(order)
  expect(orderIn('GPU: cheap pills at pills.test\nTerm: 3 months at pills.test\nHello')).toEqual([])
})

import { expect, test } from 'vitest'
import { leavingList } from './leaving.ts'
import { partTypes, type Part } from './stack-parts.ts'

const part = (kind: keyof typeof partTypes, name: string): Part => ({
  logicalId: name,
  name,
  type: partTypes[kind],
})
const lines = leavingList({
  stackName: 'MerbokSite',
  edgeStackName: 'MerbokEdge',
  parts: [
    part('table', 'users-1'),
    part('bucket', 'uploads-1'),
    part('logGroup', 'auth-logs'),
    part('identity', 'merbok.my'),
    part('function', 'auth-1'),
  ],
})
const at = (text: string): number => lines.findIndex((line) => line.includes(text))

test('every resource that the deletion of the stack leaves is named, and no other', () => {
  for (const name of ['users-1', 'uploads-1', 'auth-logs', 'merbok.my'])
    expect(at(name), name).toBeGreaterThan(0)
  expect(at('auth-1')).toBe(-1)
})

test('the order is that of the dependencies: export, protection, stack, edge, then what is left', () => {
  const order = [
    'aws s3 sync',
    '--no-deletion-protection-enabled',
    'delete-stack --stack-name MerbokSite',
    'wait stack-delete-complete --stack-name MerbokSite',
    'delete-stack --stack-name MerbokEdge --region us-east-1',
    'delete-table',
    'Empty, then Delete: uploads-1',
    'delete-log-group',
    'delete-email-identity',
    'DNS:',
  ].map(at)
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

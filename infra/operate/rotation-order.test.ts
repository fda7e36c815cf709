import { describe, expect, test } from 'vitest'
import { acceptedGenerations, refuseSecondRotation } from './rotation-order.ts'

const secret = (logicalId: string) => ({ logicalId, name: 'arn', type: 'AWS::SecretsManager::Secret' })
const parts = [
  secret('OriginSecret19AB12CD3'),
  secret('OriginSecret10A1B2C3D4'),
  secret('SignInKey212345678'),
  { logicalId: 'OriginSecret512345678', name: 'a', type: 'AWS::Other' },
]

test('reads the deployed generations from the ids of the secrets', () => {
  expect(acceptedGenerations(parts, 'origin')).toEqual([1, 10])
  expect(acceptedGenerations(parts, 'sign-in')).toEqual([2])
})

describe('A rotation', () => {
  test.each([
    ['of what is deployed', { present: 1, committed: 1, accepted: [1, 2] }],
    ['before the first deployment', { present: 1, committed: 1, accepted: [] }],
    [
      'without an account to read and without a commit',
      { present: 2, committed: undefined, accepted: undefined },
    ],
  ])('%s is allowed', (_, generations) => expect(refuseSecondRotation(generations)).toBeUndefined())

  test.each([
    ['committed, but not deployed', { present: 2, committed: 2, accepted: [1, 2] }],
    ['not committed, with an account that cannot be read', { present: 2, committed: 1, accepted: undefined }],
  ])('after one that is %s is refused', (_, generations) =>
    expect(() => refuseSecondRotation(generations)).toThrow('Generation 2 is not deployed yet.'),
  )
})

import { expect, test } from 'vitest'
import { explained } from './explained.ts'

const named = (name: string): Error => Object.assign(new Error('Could not load credentials'), { name })

test.each(['CredentialsProviderError', 'ExpiredToken'])('the text of %s says how to sign in', (name) => {
  expect(explained(named(name))).toBe(
    'Could not load credentials. Sign in with "aws sso login", or name a profile with AWS_PROFILE or --profile NAME.',
  )
})

test('the text of another error is its message', () => {
  expect(explained(named('AccessDenied'))).toBe('Could not load credentials')
  expect(explained('text')).toBe('text')
})

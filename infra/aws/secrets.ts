import type { SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

/** A secret that is turned over by making the next one: which is used, and which are accepted beside it. */
export type Generations = {
  current: { generation: number; value: SecretValue }
  /** Of this generation, of the one before and of the one after. */
  accepted: readonly { generation: number; value: SecretValue }[]
}

/** How CloudFront proves to the functions that a request came through it, and what signs who is signed in. */
export const secretIdPrefixes = { originSecret: 'OriginSecret', sessionKey: 'SessionKey' } as const

const secretCharacters = 48

/**
 * Three generations, because what uses a secret and what accepts it are never updated at the same moment: whichever is
 * first, what is used is accepted. The template holds references; nobody ever sees a value.
 */
function createGenerations(
  scope: Construct,
  prefix: string,
  description: string,
  current: number,
): Generations {
  const made = (generation: number) => ({
    generation,
    value: new Secret(scope, `${prefix}${generation}`, {
      description: `${description}, generation ${generation}`,
      generateSecretString: { passwordLength: secretCharacters, excludePunctuation: true },
    }).secretValue,
  })
  const used = made(current)
  const next = made(current + 1)
  return { current: used, accepted: [used, next, ...(current > 1 ? [made(current - 1)] : [])] }
}

export const createOriginSecrets = (scope: Construct, settings: Settings): Generations =>
  createGenerations(
    scope,
    secretIdPrefixes.originSecret,
    'What CloudFront sends to the API',
    settings.originSecretGeneration,
  )

export const createSessionKeys = (scope: Construct, settings: Settings): Generations =>
  createGenerations(
    scope,
    secretIdPrefixes.sessionKey,
    'What signs the tokens of signed-in candidates',
    settings.sessionKeyGeneration,
  )

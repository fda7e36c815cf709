import type { SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

/** A secret that is rotated by creating its next generation: the one in use, and those accepted beside it. */
export type Generations = {
  current: { generation: number; value: SecretValue }
  /** The current generation, the one before and the one after. */
  accepted: readonly { generation: number; value: SecretValue }[]
}

/** The origin secret proves to the functions that a request passed through CloudFront; the session key signs tokens. */
export const secretIdPrefixes = { originSecret: 'OriginSecret', signInKey: 'SignInKey' } as const

const secretCharacters = 48

/**
 * Accepts three generations, because a deployment updates the sender of a secret and its receivers at different times:
 * in either order the receivers accept what is sent. The template contains references, not values.
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

export const createSignInKeys = (scope: Construct, settings: Settings): Generations =>
  createGenerations(
    scope,
    secretIdPrefixes.signInKey,
    'What signs the tokens of signed-in candidates',
    settings.signInKeyGeneration,
  )

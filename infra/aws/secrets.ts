import type { SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

/** How CloudFront proves to the functions that a request came through it. */
export type OriginSecrets = {
  /** What CloudFront sends. */
  sent: SecretValue
  /** What the functions accept: of this generation, of the one before and of the one after. */
  accepted: readonly SecretValue[]
}

export const secretIdPrefix = 'OriginSecret'

const secretCharacters = 48

const secretOf = (scope: Construct, generation: number): SecretValue =>
  new Secret(scope, `${secretIdPrefix}${generation}`, {
    description: `What CloudFront sends to the API, generation ${generation}`,
    generateSecretString: { passwordLength: secretCharacters, excludePunctuation: true },
  }).secretValue

/**
 * Three generations, because CloudFront and the functions are never updated at the same moment: whichever is first,
 * what is sent is accepted. The template holds references; nobody ever sees a value.
 */
export function createOriginSecrets(
  scope: Construct,
  { originSecretGeneration: current }: Settings,
): OriginSecrets {
  const sent = secretOf(scope, current)
  const next = secretOf(scope, current + 1)
  const earlier = current > 1 ? [secretOf(scope, current - 1)] : []
  return { sent, accepted: [sent, next, ...earlier] }
}

import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { SecretName } from '#functions/platform/names/environment.ts'
import type { Settings } from '../settings.ts'
import { secretIdPrefixes } from '../secret-ids.ts'

/** What a function needs to read a secret: the value of its environment variable, and the ARNs of its grant. */
export type ReadSecret = { variable: string; arns: readonly string[] }

/** Without a provider of calls, a deployment has no keys of one. */
export type ReadSecrets = Partial<Record<SecretName, ReadSecret>>

/** A secret that is rotated by creating its next generation: the one in use, and those accepted beside it. */
export type Generations = {
  current: Secret
  /** The current generation, the one before and the one after. */
  accepted: readonly { generation: number; secret: Secret }[]
}

const secretCharacters = 48

/**
 * Accepts three generations, because a deployment updates the sender of a secret and its receivers at different times:
 * in either order the receivers accept what is sent.
 */
function createGenerations(
  scope: Construct,
  prefix: string,
  description: string,
  current: number,
): Generations {
  const made = (generation: number) => ({
    generation,
    secret: new Secret(scope, `${prefix}${generation}`, {
      description: `${description}, generation ${generation}`,
      generateSecretString: { passwordLength: secretCharacters, excludePunctuation: true },
    }),
  })
  const used = made(current)
  const next = made(current + 1)
  return { current: used.secret, accepted: [used, next, ...(current > 1 ? [made(current - 1)] : [])] }
}

export const createOriginSecrets = (scope: Construct, settings: Settings): Generations =>
  createGenerations(
    scope,
    secretIdPrefixes.originSecret,
    'Proves to the API that a request passed through CloudFront',
    settings.originSecretGeneration,
  )

const createSignInKeys = (scope: Construct, settings: Settings): Generations =>
  createGenerations(
    scope,
    secretIdPrefixes.signInKey,
    'Signs the tokens of candidates',
    settings.signInKeyGeneration,
  )

const createFactorKeys = (scope: Construct, settings: Settings): Generations =>
  createGenerations(
    scope,
    secretIdPrefixes.factorKey,
    'Seals the second factors of the staff',
    settings.factorKeyGeneration,
  )

/** `1=ARN,2=ARN`. `prefix`: tells the ids of keys apart that one function reads. */
const keysVariable = ({ accepted }: Generations, prefix = ''): string =>
  accepted.map(({ generation, secret }) => `${prefix}${generation}=${secret.secretArn}`).join(',')

const arnsOf = ({ accepted }: Generations): string[] => accepted.map(({ secret }) => secret.secretArn)

export function createReadSecrets(
  scope: Construct,
  settings: Settings,
  originSecrets: Generations,
): ReadSecrets {
  const signInKeys = createSignInKeys(scope, settings)
  const factorKeys = createFactorKeys(scope, settings)
  return {
    originSecrets: { variable: arnsOf(originSecrets).join(','), arns: arnsOf(originSecrets) },
    signInKeys: { variable: keysVariable(signInKeys), arns: arnsOf(signInKeys) },
    factorKeys: { variable: keysVariable(factorKeys, 'factor-'), arns: arnsOf(factorKeys) },
    ...(settings.interviewer?.keySecret !== undefined && {
      modelKey: ownSecret(scope, 'ModelKey', settings.interviewer.keySecret),
    }),
    ...(settings.voice && { voiceKeys: ownSecret(scope, 'VoiceKeys', settings.voice.secretName) }),
  }
}

/** The operator's own secret. Its ARN ends with a hyphen and six random characters. */
const ownSecret = (scope: Construct, id: string, name: string): ReadSecret => ({
  variable: name,
  arns: [`${Secret.fromSecretNameV2(scope, id, name).secretArn}-??????`],
})

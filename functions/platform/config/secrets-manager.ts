import {
  BatchGetSecretValueCommand,
  SecretsManagerClient,
  type BatchGetSecretValueResponse,
} from '@aws-sdk/client-secrets-manager'
import { withinDeadline } from '../world/deadline.ts'
import { attempts, heedingDeadline } from '../world/sdk-client.ts'
import type { SecretOf } from './secrets.ts'

/** For all attempts together. They run before the deadline of the first request begins. */
const readingMilliseconds = 2000

/** Secrets Manager reports an error code for each secret that it does not return. */
export class SecretNotRead extends Error {
  readonly secret: string
  readonly code: string

  constructor(secret: string, code: string) {
    super(
      `Secrets Manager answered ${code} for the secret ${secret}. Check that it exists, and that the role of this function may read it.`,
    )
    this.name = 'SecretNotRead'
    this.secret = secret
    this.code = code
  }
}

/** Reads secrets, by ARN or name, with one call. */
export async function readSecrets(region: string | undefined, secrets: readonly string[]): Promise<SecretOf> {
  if (secrets.length === 0) return valuesOf([], {})
  const client = heedingDeadline(
    new SecretsManagerClient({
      ...(region === undefined ? {} : { region }),
      ...attempts({ max: 2, connectMilliseconds: 1000, answerMilliseconds: 1000 }),
    }),
  )
  try {
    const answer = await withinDeadline({ milliseconds: readingMilliseconds }, () =>
      client.send(new BatchGetSecretValueCommand({ SecretIdList: [...secrets] })),
    )
    return valuesOf(secrets, answer)
  } finally {
    // The client is not used again.
    client.destroy()
  }
}

/** The answer names each secret by ARN and name, in any order, and lists the refused ones separately. */
function valuesOf(
  secrets: readonly string[],
  { SecretValues = [], Errors = [] }: Pick<BatchGetSecretValueResponse, 'SecretValues' | 'Errors'>,
): SecretOf {
  const values = new Map(
    SecretValues.flatMap(({ ARN, Name, SecretString }) => [
      [ARN, SecretString],
      [Name, SecretString],
    ]),
  )
  const [refused] = Errors
  const secretOf = (secret: string): string => {
    const value = values.get(secret)
    if (value !== undefined) return value
    const failure = Errors.find(({ SecretId }) => SecretId === secret) ?? refused
    throw new SecretNotRead(secret, failure?.ErrorCode ?? 'no value')
  }
  secrets.forEach(secretOf)
  return secretOf
}

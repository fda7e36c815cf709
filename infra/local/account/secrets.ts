import { createHash } from 'node:crypto'
import { type Access, refusalText } from 'local-aws/access'
import type { VoiceAccount } from '#functions/platform/config/config.ts'
import type { InterviewerAccount } from '#functions/platform/config/interviewer-settings.ts'
import type { SecretName } from '#functions/platform/names/environment.ts'
import { keyRing, type KeyRing } from '#functions/platform/config/key-ring.ts'
import { localCredentials, localOriginSecret, localRegion } from './identity.ts'
import { credentialsOf, type FunctionName } from './principals.ts'

/** The secrets in the form in which functions use them. */
export type LocalSecrets = {
  originSecrets: readonly string[]
  signInKeys: KeyRing
  factorKeys: KeyRing
  /** Undefined without a provider of calls. */
  voiceKeys: VoiceAccount | undefined
  /** With the services that it is the key of; undefined with the built-in interviewer only. */
  modelKey: InterviewerAccount | undefined
} & Record<SecretName, unknown>

/** Returns a secret to a function, or throws where its grants do not name it. */
export type SecretsOf = (
  name: FunctionName | 'root',
) => <Name extends SecretName>(secret: Name) => LocalSecrets[Name]

/** The local run stores one key, and derives this one from it. */
const localFactorKeys = ({ current, keys }: KeyRing): KeyRing => {
  const key = createHash('sha256')
    .update('factors')
    .update(keys.get(current) ?? '')
    .digest()
  return keyRing('local-factors', new Map([['local-factors', new Uint8Array(key)]]))
}

/** In place of Secrets Manager: checks the grants by which a deployed function reads its secrets. */
export function localSecrets(
  access: Access,
  {
    ring,
    voice,
    interviewer,
  }: { ring: KeyRing; voice?: VoiceAccount | undefined; interviewer?: InterviewerAccount | undefined },
): SecretsOf {
  const secrets: LocalSecrets = {
    originSecrets: [localOriginSecret],
    signInKeys: ring,
    factorKeys: localFactorKeys(ring),
    voiceKeys: voice,
    modelKey: interviewer,
  }
  return (name) => (secret) => {
    const { accessKeyId } = name === 'root' ? localCredentials : credentialsOf(name)
    const principal = access.principalOf(accessKeyId)
    if (principal === undefined) throw new Error(`The local account has no access key of ${name}.`)
    const act = { service: 'secretsmanager', action: 'GetSecretValue', secret } as const
    if (!access.may(principal, act)) throw new Error(refusalText(principal, act, localRegion))
    return secrets[secret]
  }
}

import { secretVariables, type SecretName } from '../names/environment.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The value of a secret that was read, by the ARN or name with which the environment names it. */
export type SecretOf = (secret: string) => string

export const listIn = (value: string): string[] => value.split(',').filter((part) => part !== '')

/** The key that signs, or seals, stands first. */
export const keysIn = (value: string): { id: string; secret: string }[] =>
  listIn(value).map((entry) => {
    const [id = '', secret = ''] = entry.split('=')
    return { id, secret }
  })

const secretsOfKeys = (value: string): string[] => keysIn(value).map(({ secret }) => secret)

/** The secrets in the value of each variable. */
const named: Readonly<Record<SecretName, (value: string) => string[]>> = {
  originSecrets: listIn,
  signInKeys: secretsOfKeys,
  factorKeys: secretsOfKeys,
  voiceKeys: (value) => [value],
  modelKey: (value) => [value],
}

/** The ARNs and names of all secrets that the environment names. */
export const secretsIn = (values: Environment): string[] =>
  (Object.keys(secretVariables) as SecretName[]).flatMap((name) => {
    const value = values[secretVariables[name]]
    return value === undefined || value === '' ? [] : named[name](value)
  })

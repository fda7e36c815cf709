import type { Config } from '#functions/platform/config/config.ts'
import type { BackgroundName } from '../../resources/background.ts'
import type { FunctionName } from '../account/principals.ts'
import type { SecretsOf } from '../account/secrets.ts'
import type { HttpAnswer } from '../gateway/gateway.ts'
import type { BackgroundState } from './background.ts'

export const functionsPath = '/_local/functions'

type Name = FunctionName | 'root'

export type FunctionsPage = {
  /** Returns the configuration and records it for the page. */
  noteConfig: (name: Name, config: Config) => Config
  /** Records for the page which function takes which secrets. */
  noteSecrets: (secretsOf: SecretsOf) => SecretsOf
  answer: (states: Readonly<Record<BackgroundName, BackgroundState>>) => HttpAnswer
}

/**
 * `/_local/functions`: the configuration of the functions of this run, and what has invoked the background functions. A test
 * compares it with the template.
 */
export function createFunctionsPage(): FunctionsPage {
  const configs = new Map<Name, Config>()
  const secrets = new Map<Name, Set<string>>()
  return {
    noteConfig: (name, config) => {
      configs.set(name, config)
      return config
    },
    noteSecrets: (secretsOf) => (name) => {
      const take = secretsOf(name)
      return (secret) => {
        const value = take(secret)
        secrets.set(name, (secrets.get(name) ?? new Set()).add(secret))
        return value
      }
    },
    answer: (states) => {
      const running = [...configs].filter(([name]) => name !== 'root')
      const shown = Object.fromEntries(
        running.map(([name, config]) => [
          name,
          {
            ...shownOf(config),
            secrets: [...(secrets.get(name) ?? [])].toSorted(),
            ...stateOf(states, name),
          },
        ]),
      )
      return {
        status: 200,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
        body: `${JSON.stringify(shown, undefined, 2)}\n`,
      }
    },
  }
}

/** Without the endpoints of the stand-ins and the keys. */
const shownOf = ({ siteUrl, tables, buckets, mail, interviews }: Config) => ({
  siteUrl,
  tables,
  buckets,
  mailFrom: mail.from,
  enquiriesTo: mail.enquiriesTo,
  interviews,
})

const stateOf = (states: Readonly<Record<string, BackgroundState>>, name: string): object =>
  states[name] ?? {}

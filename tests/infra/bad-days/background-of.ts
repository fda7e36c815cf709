import { createLog } from '#functions/platform/log/log.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { localCredentials } from '#infra/local/account/identity.ts'
import type { SecretsOf } from '#infra/local/account/secrets.ts'
import { backgroundFunctions } from '#infra/local/functions/background-functions.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { background } from '#infra/resources/background.ts'
import type { Part } from '#infra/operate/stack-parts.ts'
import { partTypes } from '#infra/operate/stack-parts.ts'
import { tableNames } from '#functions/platform/names/environment.ts'
import type { TestStack } from '#tests/support/stack.ts'

const noSecrets: SecretsOf = () => () => undefined as never

/** The background functions of a running stack; a test invokes them. */
export const backgroundOf = (stack: TestStack) => {
  const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
  return backgroundFunctions({
    configOf: () => localConfig(addresses, localCredentials),
    world: { ...systemWorld(), clock: stack.now, log: createLog({}, () => {}) },
    secretsOf: noSecrets,
  })
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const hash = '1A2B3C4D'

/** The resources that CloudFormation would list for a stack with the names of the local run. */
export const localParts = (queueUrl: (name: string) => string): Part[] => [
  ...tableNames.map((name) => ({ logicalId: `${capital(name)}Table${hash}`, name, type: partTypes.table })),
  ...Object.keys(background).map((name) => ({
    logicalId: `${capital(name)}Function${hash}`,
    name,
    type: partTypes.function,
  })),
  ...['contactRelay', 'letters', 'interviewFiles'].map((name) => ({
    logicalId: `${capital(name)}DeadLetters${hash}`,
    name: queueUrl(name),
    type: partTypes.queue,
  })),
]

import { listen } from 'local-aws/loopback-server'
import { createLog } from '#functions/platform/log/log.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { credentialsOf, grantedAccess } from '#infra/local/account/principals.ts'
import { localSecrets } from '#infra/local/account/secrets.ts'
import { localCredentials } from '#infra/local/account/identity.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { groupRoutes } from '#infra/local/functions/groups.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { createGateway } from '#infra/local/gateway/gateway.ts'
import { gatewayAlone } from '#infra/local/stack.ts'
import type { TestStack } from './stack.ts'

/** A second gateway to the product, whose functions reach the services at other addresses. */
export async function gatewayThrough(
  stack: TestStack,
  changed: Readonly<Partial<Record<'dynamo' | 's3' | 'ses', string>>>,
  options: Partial<Pick<Parameters<typeof groupRoutes>[0], 'requestMilliseconds' | 'recognise' | 'world'>>,
) {
  const addresses = {
    site: stack.site,
    dynamo: stack.dynamo,
    s3: stack.s3,
    ses: stack.ses.url,
    ...changed,
  }
  const routes = groupRoutes({
    configOf: (name) => localConfig(addresses, name === 'root' ? localCredentials : credentialsOf(name)),
    secretsOf: localSecrets(grantedAccess(), { ring: localKeyRing(stack.directory) }),
    world: { ...systemWorld(), log: createLog({}, () => {}) },
    ...options,
  })
  return listen(0, gatewayAlone(createGateway(routes)))
}

import { listen } from 'local-aws/loopback-server'
import { createLog } from '#functions/observability/log.ts'
import { systemWorld } from '#functions/world.ts'
import { credentialsOf, grantedAccess } from '#infra/local/account/principals.ts'
import { localSecrets } from '#infra/local/account/secrets.ts'
import { localCredentials } from '#infra/local/account/identity.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { groupRoutes } from '#infra/local/functions/groups.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { createGateway } from '#infra/local/gateway/gateway.ts'
import { gatewayAlone } from '#infra/local/stack.ts'
import { startSilentProxy } from './silent-proxy.ts'
import type { TestStack } from './stack.ts'

/** A second gateway to the product, for whose functions S3 accepts requests and answers none. */
export async function gatewayWithoutS3(stack: TestStack, requestMilliseconds = 3000) {
  const proxy = await startSilentProxy(stack.s3)
  proxy.setSilent(true)
  const addresses = { site: stack.site, dynamo: stack.dynamo, s3: proxy.url, ses: stack.ses.url }
  const routes = groupRoutes({
    configOf: (name) => localConfig(addresses, name === 'root' ? localCredentials : credentialsOf(name)),
    secretsOf: localSecrets(grantedAccess(), { ring: localKeyRing(stack.directory) }),
    world: { ...systemWorld(), log: createLog({}, () => {}) },
    requestMilliseconds,
  })
  const gateway = await listen(0, gatewayAlone(createGateway(routes)))
  return {
    gateway: gateway.url,
    close: async () => {
      await gateway.close()
      await proxy.close()
    },
  }
}

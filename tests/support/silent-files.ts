import { gatewayThrough } from './gateway-through.ts'
import { startSilentProxy } from './silent-proxy.ts'
import type { TestStack } from './stack.ts'

/** A second gateway to the product, for whose functions S3 accepts requests and answers none. */
export async function gatewayWithoutS3(stack: TestStack, requestMilliseconds = 3000) {
  const proxy = await startSilentProxy(stack.s3)
  proxy.setSilent(true)
  const gateway = await gatewayThrough(stack, { s3: proxy.url }, { requestMilliseconds })
  return {
    gateway: gateway.url,
    close: async () => {
      await gateway.close()
      await proxy.close()
    },
  }
}

import { cvPdf } from 'cv-reader/documents'
import { createTextract } from '#functions/account/cv/textract.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { caller } from './api.ts'
import { postWithFile } from './cv-upload.ts'
import { gatewayThrough } from './gateway-through.ts'
import { callsDoneWithout } from './silent-calls-done.ts'
import { refusedCalls, type NeedyCall } from './silent-calls.ts'
import { startSilentProxy, type SilentProxy } from './silent-proxy.ts'
import type { TestStack } from './stack.ts'

export const services = ['DynamoDB', 'S3', 'SES', 'Textract'] as const
export type Service = (typeof services)[number]

export type SilentServices = {
  proxies: Readonly<Record<Service, SilentProxy>>
  /** For each service, every endpoint that cannot answer without it. They change nothing and can be repeated. */
  refused: Readonly<Record<Service, readonly NeedyCall[]>>
  /** For each service, every endpoint that asks it something and answers 200 without it. Each call works once. */
  doneWithout: () => Promise<Readonly<Record<Service, readonly NeedyCall[]>>>
  /** Whether an ordinary request for each service is answered. */
  isBack: () => Promise<boolean>
  close: () => Promise<void>
}

/** Opens a second gateway to the product, whose functions reach each service through a proxy that can be silent. */
export async function openSilentServices(
  stack: TestStack,
  requestMilliseconds: number,
): Promise<SilentServices> {
  const proxies = {
    DynamoDB: await startSilentProxy(stack.dynamo),
    S3: await startSilentProxy(stack.s3),
    SES: await startSilentProxy(stack.ses.url),
    // There is no stand-in for Textract. Nothing but silence is asked of it.
    Textract: await startSilentProxy(stack.ses.url),
  }
  const gateway = await gatewayThrough(
    stack,
    { dynamo: proxies.DynamoDB.url, s3: proxies.S3.url, ses: proxies.SES.url },
    {
      requestMilliseconds,
      recognise: createTextract(localAddress(proxies.Textract.url), 'uploads'),
    },
  )
  const through = { ...stack, gateway: gateway.url }
  return {
    proxies,
    refused: await refusedCalls(through, stack),
    doneWithout: () => callsDoneWithout(through, stack),
    isBack: async () => {
      const answers = await Promise.all([
        caller(through)('GET /health'),
        caller(through)('GET /contact/test'),
        postWithFile(through, '/cv/upload', { fileName: 'cv.pdf', bytes: cvPdf() }),
      ])
      return answers.every(({ status }) => status === 200)
    },
    close: async () => {
      await gateway.close()
      await Promise.all(services.map((name) => proxies[name].close()))
    },
  }
}

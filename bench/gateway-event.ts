import { originHeader, viewerHeader, apiKeyHeader } from '#shared/platform/contract/headers.ts'
import { localOriginSecret } from '#infra/local/account/identity.ts'
import { localSettings } from '#infra/local/account/settings.ts'

const [apiKey = ''] = localSettings.apiKeys

/** All processes of the benchmark use the local run's API key and origin secret. */
export const benchAccess = { apiKeys: [apiKey], originSecrets: [localOriginSecret] }

export const callerHeaders = (address: string): Record<string, string> => ({
  [apiKeyHeader]: apiKey,
  [originHeader]: localOriginSecret,
  [viewerHeader]: address,
})

/** Of typical length, because some checks read every character. */
const messageText =
  'We train a language model on documents in Malay, English and Chinese, at present on four nodes that we rent by the hour. ' +
  'From January we need eight nodes for three months, close to one another, with fast storage beside them: a checkpoint is ' +
  'about two terabytes and is written every hour. Our engineers bring their own scheduler and need root on the nodes. Please ' +
  'tell us what you can offer, when the nodes could be ready, how a node that fails is replaced, and whether the term can be ' +
  'extended by a month at a time. We would also like to see the room, if that is possible, and to talk to the people who run it.'

/** A valid enquiry; the number makes it different from any other. */
export const enquiryText = (number: number): string =>
  JSON.stringify({
    firstName: 'Aisyah',
    lastName: 'Rahman',
    email: 'aisyah@example.com',
    company: 'Rahman Logistics',
    jobTitle: 'Head of Data',
    subject: 'Eight H100 nodes',
    enquiryType: 'GPU Computing Solutions',
    gpuTypes: ['Nvidia HGX H100'],
    message: `${messageText} This is our enquiry number ${number}.`,
    agreesToMarketing: false,
  })

/** An IP address of a network of its own for each number, so that no limit per network is reached. */
export const addressNumber = (number: number): string =>
  `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`

type Wanted = { routeKey: string; body?: string; address?: string }

/** A complete event of the gateway. */
export function gatewayEvent({ routeKey, body, address = '192.0.2.1' }: Wanted) {
  const [method = 'GET', path = '/'] = routeKey.split(' ')
  const domainName = 'api.example.com'
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: {
      ...callerHeaders(address),
      accept: 'application/json',
      host: domainName,
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'x-forwarded-for': address,
      'x-forwarded-proto': 'https',
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'bench',
      authentication: null,
      authorizer: {},
      domainName,
      domainPrefix: 'api',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'Mozilla/5.0' },
      requestId: 'bench-request',
      routeKey,
      stage: '$default',
      time: '01/Nov/2026:00:00:00 +0000',
      timeEpoch: 1_793_491_200_000,
    },
  }
}

import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Counted } from './counted.ts'
import { sumOver, sumOverHour, type Watch } from './watch.ts'

const slowMilliseconds = 3000
/** Calls answered 4xx: expired sign-ins, wrong passwords, 429. A busy day has one a second. */
const refusedInFiveMinutes = 3000

export const apiWatches = (counted: Counted, httpApi: HttpApi): Watch[] => [
  {
    name: 'ApiFails',
    severity: 'pager',
    metric: httpApi.metricServerError(sumOver),
    atLeast: 5,
    hurts: 'Visitors and candidates see errors: the API answers with server errors.',
    todo: 'The lines "unexpected error" and "transient error" of the functions name the place.',
  },
  {
    name: 'UnexpectedErrors',
    metric: counted('UnexpectedErrors', sumOverHour),
    atLeast: 1,
    hurts: 'A visitor or candidate saw "An unexpected error occurred", and may see it on each attempt.',
    todo: 'The line "unexpected error" names place and request; it is a bug of the product.',
  },
  {
    name: 'StorageStruggles',
    metric: counted('TransientErrors', sumOver),
    atLeast: 20,
    hurts:
      'Visitors and candidates are asked to try again: storage or e-mail is throttled or does not answer.',
    todo: 'Look at the health of DynamoDB, S3 and SES in this region and at their quotas.',
  },
  {
    name: 'CallsRefused',
    metric: httpApi.metricClientError(sumOver),
    atLeast: refusedInFiveMinutes,
    hurts:
      'Ten calls a second are refused: a client floods the API, and the gateway may answer 429 to visitors and candidates.',
    todo: 'The access log of the gateway has status and route. From one address: lower "requestsPerAddress". Past CloudFront: docs/security.md, "Past CloudFront".',
  },
  {
    name: 'ApiSlow',
    metric: httpApi.metricLatency({ period: Duration.minutes(5), statistic: 'p95' }),
    atLeast: slowMilliseconds,
    lasting: 3,
    hurts: 'One in twenty calls took more than three seconds for a quarter of an hour.',
    todo: 'The access log of the gateway has the milliseconds by route.',
  },
]

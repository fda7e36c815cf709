import autocannon from 'autocannon'
import { addressNumber, callerHeaders, enquiryText } from './gateway-event.ts'

/** Sends requests as fast as they are answered, from a separate process, and counts the responses. */

export type Load = {
  url: string
  request: 'health' | 'jobs' | 'enquiry' | 'enquiry without door' | 'new enquiries'
  seconds: number
}

export type Answered = { count: number; perSecond: number; p99Milliseconds: number; failed: number }

/** Enough connections that requests queue at the server, so that its speed is measured and not the network's latency. */
const connections = 64

const health = { method: 'GET', path: '/api/health', headers: callerHeaders(addressNumber(0)) } as const

const jobs = { ...health, path: '/api/jobs' } as const

const json = { 'content-type': 'application/json' }

const enquiry = (number: number) =>
  ({
    method: 'POST',
    path: '/api/contact',
    headers: { ...callerHeaders(addressNumber(number)), ...json },
    body: enquiryText(number),
  }) as const

let enquiries = 0

const requests: Record<Load['request'], autocannon.Request> = {
  health,
  jobs,
  enquiry: enquiry(0),
  'enquiry without door': { ...enquiry(0), headers: json },
  'new enquiries': {
    ...enquiry(0),
    setupRequest: (request) => ({ ...request, ...enquiry((enquiries += 1)) }),
  },
}

process.on('message', ({ url, request, seconds }: Load) => {
  void autocannon({ url, connections, duration: seconds, requests: [requests[request]] }).then((result) =>
    process.send?.({
      count: result['2xx'],
      perSecond: result['2xx'] / result.duration,
      p99Milliseconds: result.latency.p99,
      failed: result.non2xx + result.errors + result.timeouts,
    } satisfies Answered),
  )
})
process.on('disconnect', () => process.exit(0))

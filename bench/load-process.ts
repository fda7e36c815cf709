import autocannon from 'autocannon'
import { addressNumber, doorHeaders, enquiryText } from './gateway-event.ts'

/** Sends requests as fast as they are answered, from a process of its own, and counts the answers. */

export type Load = {
  url: string
  request: 'health' | 'enquiry' | 'enquiry without door' | 'new enquiries'
  seconds: number
}

export type Answered = { count: number; perSecond: number; failed: number }

/** More wait than are served at once, so that what is measured is the server and not the way there and back. */
const connections = 64

const health = { method: 'GET', path: '/api/health', headers: doorHeaders(addressNumber(0)) } as const

const json = { 'content-type': 'application/json' }

const enquiry = (number: number) =>
  ({
    method: 'POST',
    path: '/api/contact',
    headers: { ...doorHeaders(addressNumber(number)), ...json },
    body: enquiryText(number),
  }) as const

let enquiries = 0

const requests: Record<Load['request'], autocannon.Request> = {
  health,
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
      failed: result.non2xx + result.errors + result.timeouts,
    } satisfies Answered),
  )
})
process.on('disconnect', () => process.exit(0))

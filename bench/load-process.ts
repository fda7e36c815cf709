import autocannon from 'autocannon'
import { addressNumber, callerHeaders } from './gateway-event.ts'

/** Sends requests from a process of its own, each connection as fast as it is answered, and counts the answers. */

export type Load = { url: string; seconds: number }

export type Answered = { count: number; perSecond: number; p99Milliseconds: number; failed: number }

/** Enough that requests queue at the server, so that its speed is measured and not the latency. */
const connections = 64

const jobs = { method: 'GET', path: '/api/jobs', headers: callerHeaders(addressNumber(0)) } as const

process.on('message', ({ url, seconds }: Load) => {
  void autocannon({ url, connections, duration: seconds, requests: [jobs] }).then((result) =>
    process.send?.({
      count: result['2xx'],
      perSecond: result['2xx'] / result.duration,
      p99Milliseconds: result.latency.p99,
      failed: result.non2xx + result.errors + result.timeouts,
    } satisfies Answered),
  )
})
process.on('disconnect', () => process.exit(0))

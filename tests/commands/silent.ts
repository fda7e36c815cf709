import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '#tests/support/eventually.ts'
import type { NeedyCall } from '#tests/support/silent-calls.ts'
import { openSilentServices, services, type Service } from '#tests/support/silent-services.ts'
import { startTestStack } from '#tests/support/stack.ts'

/**
 * `npm run silent`: each service in turn does not respond for a minute. The command calls every endpoint that needs it at the
 * beginning and at the end of that minute, and measures the response times with the deadline of the deployed product.
 */

const requestMilliseconds = 5000
const maxMilliseconds = 6000
const silentMilliseconds = 60_000
/** The last calls start early enough to be answered before the service responds again. */
const lastCallsMilliseconds = silentMilliseconds - maxMilliseconds
const concurrentCalls = 8

type Asked = { call: NeedyCall; expected: 200 | 503 }

const stack = await startTestStack({ site: 'none' })
const silent = await openSilentServices(stack, requestMilliseconds)
const doneWithout = await silent.doneWithout()
const failures: string[] = []

const expecting = (expected: 200 | 503, calls: readonly NeedyCall[]): Asked[] =>
  calls.map((call) => ({ call, expected }))

async function measure(service: Service, { call, expected }: Asked): Promise<number> {
  const start = performance.now()
  const { status, headers } = await call.ask()
  const milliseconds = Math.round(performance.now() - start)
  const holds =
    status === expected &&
    milliseconds < maxMilliseconds &&
    (status !== 503 || headers.get('retry-after') !== null)
  if (!holds) failures.push(`${service}: ${call.route} ${status} after ${milliseconds} ms`)
  process.stdout.write(
    `${service.padEnd(8)} ${status} ${String(milliseconds).padStart(5)} ms  ${call.route}\n`,
  )
  return milliseconds
}

async function measureAll(service: Service, all: readonly Asked[]): Promise<number[]> {
  const waiting = [...all]
  const times: number[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      times.push(await measure(service, next))
  }
  await Promise.all(Array.from({ length: concurrentCalls }, work))
  return times
}

async function silence(service: Service): Promise<void> {
  const refused = expecting(503, silent.refused[service])
  const begun = performance.now()
  silent.proxies[service].setSilent(true)
  const first = await measureAll(service, [...refused, ...expecting(200, doneWithout[service])])
  await pause(Math.max(0, lastCallsMilliseconds - (performance.now() - begun)))
  const last = await measureAll(service, refused)
  silent.proxies[service].setSilent(false)
  const seconds = Math.round((performance.now() - begun) / 1000)
  await eventually(silent.isBack, (back) => back)
  const most = Math.max(...first, ...last)
  process.stdout.write(
    `${service}: silent for ${seconds} s, ${first.length + last.length} calls, at most ${most} ms; answers again without a restart.\n\n`,
  )
}

try {
  for (const service of services) await silence(service)
} finally {
  await silent.close()
  await stack.close()
}
process.stdout.write(
  failures.length === 0 ? 'Every goal holds.\n' : `Goals missed:\n${failures.join('\n')}\n`,
)
process.exitCode = failures.length === 0 ? 0 : 1

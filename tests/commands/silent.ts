import { eventually } from '#tests/support/eventually.ts'
import { openSilentServices, services } from '#tests/support/silent-services.ts'
import { startTestStack } from '#tests/support/stack.ts'

/**
 * `npm run silent`: silences each service in turn and measures how long every endpoint that needs it takes to answer,
 * with the deadline of the deployed product.
 */

const requestMilliseconds = 5000
const mostMilliseconds = 6000
const atOnce = 8

const stack = await startTestStack({ site: 'none' })
const silent = await openSilentServices(stack, requestMilliseconds)
const failures: string[] = []
try {
  for (const service of services) {
    silent.proxies[service].setSilent(true)
    const waiting = [...silent.calls[service]]
    const times: number[] = []
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const start = performance.now()
        const { status, headers } = await next.ask()
        const milliseconds = Math.round(performance.now() - start)
        times.push(milliseconds)
        const retryAfter = headers.get('retry-after')
        const holds =
          status === next.expected &&
          milliseconds < mostMilliseconds &&
          (status !== 503 || retryAfter !== null)
        if (!holds) failures.push(`${service}: ${next.route} ${status} after ${milliseconds} ms`)
        process.stdout.write(
          `${service.padEnd(8)} ${status} ${String(milliseconds).padStart(5)} ms  ${next.route}\n`,
        )
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    silent.proxies[service].setSilent(false)
    await eventually(silent.isBack, (back) => back)
    process.stdout.write(
      `${service}: ${times.length} calls, at most ${Math.max(...times)} ms; answers again without a restart.\n\n`,
    )
  }
} finally {
  await silent.close()
  await stack.close()
}
process.stdout.write(
  failures.length === 0 ? 'Every goal holds.\n' : `Goals missed:\n${failures.join('\n')}\n`,
)
process.exitCode = failures.length === 0 ? 0 : 1

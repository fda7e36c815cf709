import type { FaultSetting } from '#infra/local/ses/faults.ts'
import { startTestStack } from './stack.ts'

/**
 * The local product as a process of its own, so that it can be killed. Its clock runs faster than the world's, and
 * goes on where it was after a restart: a lease of a minute is over in seconds.
 */

const [directory = '', epoch = '0', speed = '1'] = process.argv.slice(2)
const start = Number(epoch)
const clock = (): Date => new Date(start + (Date.now() - start) * Number(speed))

const stack = await startTestStack({ site: 'none', directory, world: { clock } })

export type ToProcess = { fault: FaultSetting | null }
export type FromProcess = { gateway: string; dynamo: string; ses: string }

process.on('message', ({ fault }: ToProcess) => stack.ses.faults.set(fault))
process.send?.({ gateway: stack.gateway, dynamo: stack.dynamo, ses: stack.ses.url } satisfies FromProcess)

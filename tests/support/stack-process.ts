import { appendFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { FaultSetting } from 'local-aws/ses'
import { createLog } from '#functions/platform/log/log.ts'
import { logFileIn } from './stack-log.ts'
import { startTestStack } from './stack.ts'

/**
 * The local product in a separate process, which a test can kill. Its clock is ahead of the machine's by a number of
 * milliseconds that the test sets, also after a restart.
 */

const [directory = '', ahead = '0'] = process.argv.slice(2)
let aheadMilliseconds = Number(ahead)
const clock = (): Date => new Date(Date.now() + aheadMilliseconds)

const log = createLog({}, (line) => appendFileSync(logFileIn(directory), line))

const stack = await startTestStack({ site: 'none', directory, world: { clock, log } })

export type ToProcess = { fault: FaultSetting | null } | { aheadMilliseconds: number }
export type FromProcess = { gateway: string; dynamo: string; ses: string }

// A killed process does not write its compile cache.
flushCompileCache()

// Ends with the process that started it.
process.once('disconnect', () => process.exit())
process.on('message', (message: ToProcess) => {
  if ('fault' in message) stack.ses.faults.set(message.fault)
  else aheadMilliseconds = message.aheadMilliseconds
})
process.send?.({ gateway: stack.gateway, dynamo: stack.dynamo, ses: stack.ses.url } satisfies FromProcess)

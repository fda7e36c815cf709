import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Loads one bundle, makes one call and reports the CPU time of both. It is bundled to CommonJS before it
 * runs, and imports no module that a function would load itself, because that module's time would not be measured.
 */

export type FirstCall = { microseconds: number; answer: unknown }

type Loaded = { handler: (event: unknown, context: unknown) => Promise<unknown> }

const resultDescriptor = 3

const context = {
  awsRequestId: 'bench-request',
  functionName: 'bench',
  functionVersion: '$LATEST',
  invokedFunctionArn: 'arn:aws:lambda:ap-southeast-2:000000000000:function:bench',
  memoryLimitInMB: '1024',
}

async function measure(file: string, event: string): Promise<FirstCall> {
  const before = process.cpuUsage()
  const { handler }: Loaded = createRequire(file)(file)
  const answer = await handler(JSON.parse(event), context)
  const { user, system } = process.cpuUsage(before)
  return { microseconds: user + system, answer }
}

const [, , file = '', event = 'null'] = process.argv
measure(file, event).then(
  (result) => {
    writeSync(resultDescriptor, JSON.stringify(result))
    // A kept-alive connection would keep the process running.
    process.exit(0)
  },
  (error: unknown) => {
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
    process.exit(1)
  },
)

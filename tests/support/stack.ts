import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#functions/http/log.ts'
import type { World } from '#functions/world.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { openBuiltSite } from '#infra/local/site/open-site.ts'
import { emptyBuckets, emptyTables } from './empty-storage.ts'
import { gatewayAlone, startStack, type OpenSite, type Stack } from '#infra/local/stack.ts'

const anyPorts = { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 }

/** For tests of the API alone, which need no built site. */
const noSite: OpenSite = async ({ gateway }) => gatewayAlone(gateway)

export type TestStack = Stack & {
  directory: string
  /** Every log line of the functions so far. */
  logLines: string[]
  /** Moves the API's clock against the machine's; sign-ins and limits are as old as it was put back. */
  shiftClock: (milliseconds: number) => void
  /** As if newly started: no rows, no files, no mail, no faults, the clock right. */
  empty: () => Promise<void>
}

type Wishes = { site?: 'built' | 'none'; directory?: string; world?: Partial<World> }

/** The whole product on any free ports, its data in a folder that goes when it closes. */
export async function startTestStack({ site = 'built', directory, world }: Wishes = {}): Promise<TestStack> {
  const folder = directory ?? mkdtempSync(join(tmpdir(), 'site-test-'))
  const logLines: string[] = []
  let shiftedMilliseconds = 0
  const stack = await startStack({
    directory: folder,
    ports: anyPorts,
    openSite: site === 'built' ? openBuiltSite(siteFolder) : noSite,
    world: {
      clock: () => new Date(Date.now() + shiftedMilliseconds),
      log: createLog({}, (line) => logLines.push(line)),
      ...world,
    },
  })
  return {
    ...stack,
    directory: folder,
    logLines,
    shiftClock: (milliseconds) => {
      shiftedMilliseconds = milliseconds
    },
    empty: async () => {
      shiftedMilliseconds = 0
      logLines.length = 0
      stack.ses.faults.set(null)
      stack.ses.inbox.clear()
      await Promise.all([emptyTables(stack.dynamo), emptyBuckets(stack.s3)])
    },
    close: async () => {
      await stack.close()
      if (directory === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#functions/platform/log/log.ts'
import type { VoiceAccount } from '#functions/platform/config/config.ts'
import type { PasswordCost } from '#functions/platform/world/ports.ts'
import type { World } from '#functions/platform/world/world.ts'
import { rendererFolder, siteFolder } from '#infra/local/site/built-site.ts'
import { openBuiltSite } from '#infra/local/site/open-site.ts'
import { caller } from './api.ts'
import { emptyBuckets, emptyTables } from './empty-storage.ts'
import type { LocalInterviewer } from '#infra/local/functions/interviewer.ts'
import { gatewayAlone, startStack, type OpenSite, type Stack } from '#infra/local/stack.ts'

/** A year: farther than any test moves the clock. */
const farAheadMilliseconds = 365 * 24 * 60 * 60 * 1000

const anyPorts = { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 }

/** For tests of the API alone, which need no built site. */
const noSite: OpenSite = async ({ gateway }) => gatewayAlone(gateway)

export type TestStack = Stack & {
  directory: string
  /** Every log line of the functions so far. */
  logLines: string[]
  /** The time of the API's clock. */
  now: () => Date
  /** Sets how far the API's clock is ahead of the machine's. */
  shiftClock: (milliseconds: number) => void
  /** Moves the API's clock on. */
  moveClock: (seconds: number) => void
  /** Moves the API's clock on and runs the schedules that are due by then. */
  passTime: (seconds: number) => void
  /** Resets the product: no rows, files, e-mails or faults, and the clock unshifted. */
  empty: () => Promise<void>
}

type Wishes = {
  site?: 'built' | 'none'
  directory?: string
  world?: Partial<World>
  /** An account at the provider of calls, such as that of `startPipecat`. */
  voice?: VoiceAccount
  /** The services of an interviewer, such as those of `interviewer-stack.ts`. */
  interviewer?: LocalInterviewer
  transactionMilliseconds?: number
  requestMilliseconds?: number
}

/** The lowest cost of argon2id: with the real one, which `password-hash.test.ts` has, hashes took 4 % of the run. */
export const lowPasswordCost: PasswordCost = { memoryKibibytes: 8, passes: 1, parallelism: 1 }

/** Longer than the product's own deadline, because a busy machine is slow; a test of the deadline sets its own. */
export const patientMilliseconds = 60_000

/** Starts the whole product on free ports; closing deletes its temporary folder. */
export async function startTestStack({
  site = 'built',
  directory,
  world,
  ...more
}: Wishes = {}): Promise<TestStack> {
  const folder = directory ?? mkdtempSync(join(tmpdir(), 'site-test-'))
  const logLines: string[] = []
  let shiftedMilliseconds = 0
  const stack = await startStack({
    directory: folder,
    ports: anyPorts,
    requestMilliseconds: patientMilliseconds,
    // A folder of the test's own is opened again, by another process or after a crash.
    isTransient: directory === undefined,
    ...more,
    openSite: site === 'built' ? openBuiltSite(siteFolder) : noSite,
    rendererFolder: site === 'built' ? rendererFolder : undefined,
    world: {
      clock: () => new Date(Date.now() + shiftedMilliseconds),
      log: createLog({}, (line) => logLines.push(line)),
      passwordCost: lowPasswordCost,
      ...world,
    },
  })
  // Tests of the API run the schedules themselves, by `passTime` and `runSchedules`.
  if (site === 'none' && directory === undefined) stack.setTimers(false)
  return {
    ...stack,
    directory: folder,
    logLines,
    now: () => new Date(Date.now() + shiftedMilliseconds),
    shiftClock: (milliseconds) => {
      shiftedMilliseconds = milliseconds
    },
    moveClock: (seconds) => {
      shiftedMilliseconds += seconds * 1000
    },
    passTime: (seconds) => {
      shiftedMilliseconds += seconds * 1000
      stack.runSchedules()
    },
    empty: async () => {
      shiftedMilliseconds = 0
      logLines.length = 0
      stack.ses.faults.set(null)
      stack.ses.inbox.clear()
      await Promise.all([emptyTables(stack.dynamo), emptyBuckets(stack.s3)])
      // By this clock the snapshot that the function `jobs` keeps is too old: it reads again, and finds none.
      shiftedMilliseconds = farAheadMilliseconds
      await caller(stack)('GET /jobs')
      shiftedMilliseconds = 0
    },
    close: async () => {
      await stack.close()
      if (directory === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#functions/http/log.ts'
import type { World } from '#functions/world.ts'
import { siteFolder } from '#infra/local/built-site.ts'
import { openBuiltSite } from '#infra/local/open-site.ts'
import { gatewayAlone, startStack, type OpenSite, type Stack } from '#infra/local/stack.ts'

const anyPorts = { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 }

/** For tests of the API alone, which need no built site. */
const noSite: OpenSite = async ({ gateway }) => gatewayAlone(gateway)

export type TestStack = Stack & {
  directory: string
  /** Every log line of the functions so far. */
  logLines: string[]
}

type Wishes = { site?: 'built' | 'none'; directory?: string; world?: Partial<World> }

/** The whole product on any free ports, its data in a folder that goes when it closes. */
export async function startTestStack({ site = 'built', directory, world }: Wishes = {}): Promise<TestStack> {
  const folder = directory ?? mkdtempSync(join(tmpdir(), 'site-test-'))
  const logLines: string[] = []
  const stack = await startStack({
    directory: folder,
    ports: anyPorts,
    openSite: site === 'built' ? openBuiltSite(siteFolder) : noSite,
    world: { log: createLog({}, (line) => logLines.push(line)), ...world },
  })
  return {
    ...stack,
    directory: folder,
    logLines,
    close: async () => {
      await stack.close()
      if (directory === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { createLog } from '#functions/platform/log/log.ts'
import { rendererFolder } from '#infra/local/site/built-site.ts'
import { openBuiltSite } from '#infra/local/site/open-site.ts'
import { startStack } from '#infra/local/stack.ts'
import { lowPasswordCost } from '#tests/support/stack.ts'

/** The product in a child process, with a copy of the built site, which releases change. */
export type FromServer = { site: string; gateway: string; dynamo: string; s3: string }

const [data = '', site = ''] = process.argv.slice(2)
const stack = await startStack({
  directory: data,
  ports: { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 },
  openSite: openBuiltSite(site),
  rendererFolder,
  world: { log: createLog({}, () => {}), passwordCost: lowPasswordCost },
})
process.once('disconnect', () => process.exit())
const { gateway, dynamo, s3 } = stack
process.send?.({ site: stack.site, gateway, dynamo, s3 } satisfies FromServer)

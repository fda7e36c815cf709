import { appOn } from '#tests/support/function-config.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { interviewFilesUses } from '#functions/interview/files/app.ts'
import { interviewFilesHandler } from '#functions/interview/files/event.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { localConfig } from '#infra/local/functions/config.ts'

/** Runs the function until no interview is due, and prints memory and processor time of its process. */

export type Peak = { residentMegabytes: number; idleMegabytes: number; processorSeconds: number }

const [urls = '{}'] = process.argv.slice(2)
const app = appOn(
  interviewFilesUses,
  [
    localConfig({ site: '', ses: '', ...(JSON.parse(urls) as { dynamo: string; s3: string }) }),
    { clock: systemClock, random: systemRandom, log: createLog() },
  ],
  { account: undefined },
)
const kilobyte = 1024
const megabytes = (): number => Math.round(process.resourceUsage().maxRSS / kilobyte)
const idleMegabytes = megabytes()
while ((await app.outbox.idsIn('pending', app.clock(), 1)).length > 0) await interviewFilesHandler(app)({})
const { user, system } = process.cpuUsage()
const peak: Peak = {
  residentMegabytes: megabytes(),
  idleMegabytes,
  processorSeconds: Math.round((user + system) / 1_000_000),
}
process.stdout.write(`\n${JSON.stringify(peak)}\n`)

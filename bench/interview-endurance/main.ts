import { parseArgs } from 'node:util'
import { maxInterviewMinutes } from '#shared/application/session/interview-status.ts'
import { runEndurance } from './run.ts'
import { failuresOf, reportOf } from './verdict.ts'

/**
 * `npm run interview:endurance [-- --minutes 20] [--uplink 300]`: one interview with a fake camera and microphone, in real
 * time. Fails if the tab's memory grows, a part is lost or the recording does not play to its end. `uplink` is in kbit/s.
 */
const { values: flags } = parseArgs({
  options: { minutes: { type: 'string', default: '20' }, uplink: { type: 'string' } },
})
const minutes = Number(flags.minutes)
const uplink = flags.uplink === undefined ? undefined : Number(flags.uplink)
if (!(minutes > 0 && minutes <= maxInterviewMinutes) || !(uplink === undefined || uplink > 0)) {
  process.stderr.write(
    `Please give --minutes above 0 and up to ${maxInterviewMinutes}, and --uplink above 0 (kbit/s).\n`,
  )
  process.exit(1)
}

const run = await runEndurance({ minutes, uplink }, (line) => process.stdout.write(`${line}\n`))
process.stdout.write(`${reportOf(run).join('\n')}\n`)
const failures = failuresOf(run)
for (const failure of failures) process.stdout.write(`FAILED: ${failure}\n`)
if (failures.length > 0) process.exitCode = 1
else process.stdout.write('Passed.\n')

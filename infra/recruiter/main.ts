import { askAtTerminal } from './ask.ts'
import { run } from './run.ts'

/** `npm run recruiter -- <command>`: positions, applications and enquiries, on this machine or in a deployed stack. */
const isAtTerminal = process.stdin.isTTY && process.stderr.isTTY
const { exitCode, stdout, stderr } = await run(process.argv.slice(2), {
  environment: process.env,
  now: new Date(),
  ...(isAtTerminal ? { ask: askAtTerminal } : {}),
})
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = exitCode

import { run } from './run.ts'

/** `npm run recruiter -- <command>`: positions, applications and enquiries, on this machine or in a deployed stack. */
const { exitCode, stdout, stderr } = await run(process.argv.slice(2), {
  environment: process.env,
  now: new Date(),
})
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = exitCode

import cdk from '../../cdk.json' with { type: 'json' }
import { UsageError } from '../arguments.ts'
import { explained } from '../operate/explained.ts'
import { openApi } from '../recruiter/api/recruiter-api.ts'
import { targetOf } from '../recruiter/api/target.ts'
import { readSmokeLine, usage, type SmokeLine } from './command-line.ts'
import { smokeTest } from './smoke-test.ts'

/**
 * `npm run smoke -- --site https://www.example.com --operator-api https://abc.execute-api…`: after a deployment, tries what breaks
 * only when deployed. Calls of recruiters are signed with the caller's AWS credentials. E-mails go to the simulator of SES, which takes
 * them in the sandbox, too.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function smoke({ site: url, operatorApi, apiKey = cdk.context.apiKeys[0] ?? '' }: SmokeLine) {
  say(`Tries ${url}. Use --site for another site.`)
  const recruiter = operatorApi === undefined ? undefined : await openApi(targetOf({ url: operatorApi }, {}))
  await smokeTest({ site: { url, apiKey }, recruiter }, say)
}

try {
  const line = readSmokeLine(process.argv.slice(2), process.env)
  if (line === 'help') say(usage)
  else await smoke(line)
} catch (error) {
  process.stderr.write(`${explained(error)}\n${error instanceof UsageError ? `\n${usage}` : ''}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

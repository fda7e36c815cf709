import { parseArgs } from 'node:util'
import cdk from '../../cdk.json' with { type: 'json' }
import { openApi } from '../recruiter/api/recruiter-api.ts'
import { targetOf } from '../recruiter/api/target.ts'
import { smokeTest } from './smoke-test.ts'

/**
 * `npm run smoke -- --site https://www.example.com --operator-api https://abc.execute-api…`: after a deployment, tries what breaks
 * only when deployed. Calls of recruiters are signed with the caller's AWS credentials. E-mails go to the simulator of SES, which takes
 * them in the sandbox, too.
 */
const local = 'http://localhost:3000'
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: local },
    'operator-api': { type: 'string' },
    stage: { type: 'string' },
    'api-key': { type: 'string', default: cdk.context.apiKeys[0] ?? '' },
  },
})

try {
  const operatorApi = values['operator-api'] ?? (values.site === local ? local : undefined)
  const recruiter = operatorApi === undefined ? undefined : await openApi(targetOf({ url: operatorApi }, {}))
  const site = { url: values.site, apiKey: values['api-key'] }
  await smokeTest({ site, recruiter }, (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

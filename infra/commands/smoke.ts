import { parseArgs } from 'node:util'
import cdk from '../../cdk.json' with { type: 'json' }
import { smokeTest } from './smoke-test.ts'

/**
 * `npm run smoke -- --site https://www.example.com`: after a deployment, opens an account, uses it and deletes it again, which
 * exercises password hashes, S3 and SES. The e-mails go to the simulator of SES, which takes them in the sandbox, too.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    'api-key': { type: 'string', default: cdk.context.apiKeys[0] ?? '' },
  },
})

try {
  await smokeTest({ site: values.site, apiKey: values['api-key'] }, (line) =>
    process.stdout.write(`${line}\n`),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { run } from '#infra/recruiter/run.ts'
import { sampleJobsFolder } from '#infra/recruiter/sample-jobs.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aFolder } from '#tests/support/folder.ts'
import { aJob, putJobs, setApplication } from '#tests/support/jobs.ts'
import { recruiterTool, toolInProcess } from '#tests/support/recruiter-tool.ts'

const folder = aFolder()
afterAll(() => folder.remove())
const jobs = folder.path('jobs')
const file = (name: string, text: string): string => {
  const path = join(jobs, name)
  writeFileSync(path, text)
  return path
}
const notJson = file('not-json.json', '{ "title": ')
const wrongField = file(
  'wrong-field.json',
  JSON.stringify({ title: 'x', description: 'y', closingDate: 'soon' }),
)
const twoCriteria = join(folder.path('criteria'), 'two-criteria.json')
writeFileSync(twoCriteria, JSON.stringify({ title: 'x', description: 'y', criteria: ['a', 'b'] }))
// Printed as it is, this key would clear the terminal and reverse the rest of the line.
const clearing = join(folder.path('clearing'), 'clearing.json')
writeFileSync(clearing, JSON.stringify({ title: 'x', description: 'y', 'nope\u001b[2J\u202E': 1 }))
const empty = folder.path('empty')

/** Expects one line on stderr, nothing on stdout and exit code 2. */
async function refused(site: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await toolInProcess({ site })(...args)
  expect([exitCode, stdout, stderr.split('\n').length]).toEqual([2, '', 2])
  return stderr.trimEnd()
}

describe('One line and exit code 2 answer', () => {
  test.for([
    ['no command', [], /^Please name a command; "npm run recruiter -- --help" lists them\.$/],
    ['an unknown command', ['positions'], /^There is no command "positions"; /],
    ['half a command', ['jobs'], /^"jobs" needs one of: import, list, close, reopen, remove, publish\.$/],
    [
      'an unknown second word',
      ['jobs', 'export'],
      /^There is no command "jobs export"; after "jobs" comes one of/,
    ],
    ['an unknown option', ['jobs', 'list', '--all'], /^There is no option --all; /],
    ['the option of another command', ['jobs', 'list', '--job', 'x'], /^"jobs list" has no option --job; /],
    ['an option without its value', ['applications', 'list', '--job'], /^--job needs a value\.$/],
    ['a value that nothing takes', ['jobs', 'list', '--json=yes'], /^--json takes no value\.$/],
    ['a missing argument', ['jobs', 'close'], /^"jobs close" needs <id>; /],
    ['a missing second argument', ['status', 'abc'], /^"status" needs <new status>; /],
    ['an argument too many', ['jobs', 'close', 'a', 'b'], /^"jobs close" does not take "b"; /],
    [
      'a missing file',
      ['jobs', 'import', 'nowhere.json'],
      /^nowhere\.json: there is no such file or folder$/,
    ],
    ['a key that controls the terminal', ['jobs', 'import', clearing], /: Unrecognized key: "nope \[2J "$/],
    ['an empty folder', ['jobs', 'import', empty], /: there is no \.json file in this folder$/],
    ['a file that is not JSON', ['jobs', 'import', notJson], /not-json\.json: this is not JSON$/],
    [
      'a wrong field',
      ['jobs', 'import', wrongField],
      /wrong-field\.json: closingDate: Please write a date as 2026-12-31$/,
    ],
    [
      'two criteria',
      ['jobs', 'import', twoCriteria],
      /two-criteria\.json: criteria: Please name 3 to 8 criteria, or none$/,
    ],
    ['a folder with one wrong file', ['jobs', 'import', jobs], /not-json\.json: this is not JSON$/],
    [
      'an unknown position',
      ['jobs', 'close', 'nowhere'],
      /^There is no position "nowhere"; "jobs list" shows them all\.$/,
    ],
    [
      'the applications for an unknown position',
      ['applications', 'list', '--job', 'nowhere'],
      /^There is no position "nowhere"/,
    ],
    ['an unknown application', ['applications', 'show', 'zzzzzzzz'], /^There is no application "zzzzzzzz"; /],
    [
      'an unknown id',
      ['status', 'nobody--nowhere', 'reviewed'],
      /^There is no application "nobody--nowhere"; /,
    ],
    [
      'an unknown status',
      ['status', 'abc', 'hired'],
      /^"hired" is not a status here; the statuses are ai_pending, /,
    ],
    [
      'an unknown status of a list',
      ['applications', 'list', '--status', 'new'],
      /^"new" is not a status here; the statuses are ai_pending, /,
    ],
    ['an unknown enquiry', ['enquiries', 'retry', 'zz'], /^No enquiry "zz" waits to be emailed; /],
    [
      'the whole id of an unknown enquiry',
      ['enquiries', 'retry', '0'.repeat(32)],
      /^None of these enquiries waits /,
    ],
    [
      'a stack and a URL',
      ['jobs', 'list', '--stack', 'a', '--url', 'https://a.test'],
      /^Please give --url or --stack, not both\.$/,
    ],
    [
      'a URL with a path',
      ['jobs', 'list', '--url', 'https://a.test/api'],
      /^--url is "https:\/\/a\.test\/api": please give/,
    ],
    [
      'no server',
      ['jobs', 'list', '--url', 'http://127.0.0.1:9'],
      /^No server answers at http:\/\/127\.0\.0\.1:9\. Start the product/,
    ],
  ] as const)('%s', async ([, args, line], { stack }) => {
    expect(await refused(stack.site, args)).toMatch(line)
  })

  test('a status that the rules refuse, and the removal of a position with applications', async ({
    stack,
  }) => {
    await putJobs(stack, [aJob()])
    const { id: userId } = await aCandidate(caller(stack))
    const { id, jobId } = await setApplication(stack, { userId, jobId: aJob().id })
    expect(await refused(stack.site, ['status', id, 'interviewed'])).toMatch(
      /^\w{8} cannot become interviewed before its interview is completed; until then only interview_pending, reviewed, accepted, rejected\.$/,
    )
    await setApplication(stack, { userId, jobId, status: 'reviewed' })
    expect(await refused(stack.site, ['status', id, 'reviewed'])).toMatch(/^\w{8} is reviewed already\.$/)
    expect(await refused(stack.site, ['jobs', 'remove', jobId])).toBe(
      `${jobId} has applications, so it cannot be removed; "jobs close ${jobId}" closes it.`,
    )
  })

  test('a reference that begins several applications', async ({ stack }) => {
    // More applications than first characters.
    for (let index = 0; index < 33; index += 1)
      await setApplication(stack, { userId: `candidate-${index}`, jobId: aJob().id })
    const { stdout } = await toolInProcess(stack)('applications', 'list', '--json')
    const references = (JSON.parse(stdout) as { applications: { reference: string }[] }).applications.map(
      ({ reference }) => reference,
    )
    const first = references
      .map(([letter]) => letter ?? '')
      .find((letter, index, all) => all.indexOf(letter) !== index)
    expect(await refused(stack.site, ['applications', 'show', first ?? ''])).toMatch(
      /^"." is the beginning of \d+ applications, \w{8}(, \w{8})+: please type more of it\.$/,
    )
  })

  test('missing AWS credentials, in a process', async ({ stack }) => {
    const url = 'https://abc.execute-api.ap-southeast-2.amazonaws.com'
    const { exitCode, stdout, stderr } = await recruiterTool(stack.site)('jobs', 'list', '--url', url)
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^No AWS credentials: [^\n]+\n$/)
  })
})

describe('One line and exit code 1 answer a failure of the server', () => {
  let server: Server
  let answer: { status: number; body: string }
  const failure = JSON.stringify({
    success: false,
    code: 'internal',
    message: 'An unexpected error occurred',
    detail: 'An unexpected error occurred',
    requestId: 'x',
  })
  beforeAll(async () => {
    const created = { status: 200, body: '{"success":true,"data":{"id":"x","created":true}}' }
    server = createServer(({ method }, response) => {
      const { status, body } = method === 'PUT' ? created : answer
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  const failed = async (args: readonly string[]): Promise<string> => {
    const { port } = server.address() as AddressInfo
    const environment = { RECRUITER_URL: `http://127.0.0.1:${port}` }
    const { exitCode, stdout, stderr } = await run(args, { environment, now: new Date() })
    expect([exitCode, stdout, stderr.split('\n').length]).toEqual([1, '', 2])
    return stderr.trimEnd()
  }

  test('an error', async () => {
    answer = { status: 500, body: failure }
    expect(await failed(['jobs', 'list'])).toBe('The server answered 500: An unexpected error occurred')
  })

  test('an answer of another server', async () => {
    answer = { status: 200, body: '<html></html>' }
    expect(await failed(['jobs', 'list'])).toBe('The server answered 200: Invalid response from server')
  })

  test('an import that cannot be published, with what is stored', async () => {
    answer = { status: 500, body: failure }
    expect(await failed(['jobs', 'import', sampleJobsFolder])).toBe(
      'Imported 6 of 6, but the pages are not published: An unexpected error occurred. "jobs publish" tries again.',
    )
  })
})

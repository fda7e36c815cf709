import { accessFor, type Act } from 'local-aws/access'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import cdk from '../../cdk.json' with { type: 'json' }
import { canary } from '#functions/platform/canary/canary.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { mayDo } from '#infra/local/account/grants.ts'
import { principals, type FunctionName } from '#infra/local/account/principals.ts'
import { rendererFolder, siteFolder } from '#infra/local/site/built-site.ts'
import { openBuiltSite } from '#infra/local/site/open-site.ts'
import { startStack, type Stack } from '#infra/local/stack.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import type { Grants } from '#infra/resources/grants.ts'
import { cvFiles } from '#infra/smoke/cv.ts'
import { smokeTest } from '#infra/smoke/smoke-test.ts'
import { aFolder } from '#tests/support/folder.ts'
import { emptyTables } from '#tests/support/empty-storage.ts'
import { everyRow } from '#tests/support/rows.ts'
import { lowPasswordCost, patientMilliseconds } from '#tests/support/stack.ts'
import { inWideRun, isWideRun } from '#tests/support/wide-run.ts'

/** What is broken now: a grant of a function, or what the site answers. */
let takenOut: { name: FunctionName; grants: Grants } | undefined
let siteAnswers: ((path: string) => number | undefined) | undefined

const folder = aFolder()
let stack: Stack
beforeAll(async () => {
  const granted = accessFor(principals())
  const isTakenOut = (name: string, act: Act) => takenOut?.name === name && mayDo(takenOut.grants, act)
  stack = await startStack({
    directory: folder.path('data'),
    ports: { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 },
    requestMilliseconds: patientMilliseconds,
    rendererFolder,
    world: { log: createLog({}, () => {}), passwordCost: lowPasswordCost },
    access: {
      principalOf: granted.principalOf,
      may: (principal, act) => granted.may(principal, act) && !isTakenOut(principal.name, act),
    },
    openSite: async (parts) => {
      const built = await openBuiltSite(siteFolder)(parts)
      return async (request, response) => {
        const status = siteAnswers?.(request.url ?? '')
        if (status === undefined) return built(request, response)
        response.writeHead(status).end('<!doctype html>')
      }
    },
  })
})
afterAll(async () => {
  await stack.close()
  folder.remove()
})
afterEach(() => {
  takenOut = undefined
  siteAnswers = undefined
  stack.ses.faults.set(null)
})

const apiKey = cdk.context.apiKeys[0] ?? ''
const siteNow = () => ({ url: stack.site, apiKey })

async function smoke(more: object = {}): Promise<string[]> {
  const said: string[] = []
  const recruiter = recruiterApi(createSend({ origin: stack.gateway }))
  await smokeTest({ site: siteNow(), recruiter, ...more }, (line) => said.push(line))
  return said
}

const leftOver = async (): Promise<string> => {
  // What was removed is looked for again by its ids, and guards expire; neither names the mailbox.
  const rows = (await everyRow(stack)).filter((row) => row['removed'] === undefined)
  return JSON.stringify(rows).match(/success\+(?:smoke|canary)-\w+@/)?.[0] ?? ''
}

describe('The test after a deployment', () => {
  test('passes every check and removes all it created', async () => {
    expect(await smoke()).toEqual([
      'ok  a page is answered',
      'ok  a missing file is answered 404',
      'ok  the storage answers',
      'ok  the positions are answered',
      'ok  a browser may post a CV by its presigned form',
      'ok  a CV is read in a process of its own',
      'ok  text in an image is recognised',
      'ok  a position is imported by the signed API, and its page is published',
      'ok  visitors see it in no list',
      'ok  an account is opened',
      'ok  its file is stored and read: S3',
      'ok  an e-mail is sent: SES',
      'ok  the password is verified: argon2',
      'ok  an application causes a letter: the stream of its table',
      'ok  a browser may put two parts of a recording',
      'ok  the recording becomes a file and a page',
      'ok  the account is deleted',
      'ok  the position is removed',
    ])
    expect(await leftOver()).toBe('')
    const { jobs } = (await recruiterApi(createSend({ origin: stack.gateway })).listJobs()).data
    expect(jobs).toEqual([])
  })

  const without = (name: FunctionName, grants: Grants) => () => {
    takenOut = { name, grants }
  }

  const impatient = { wait: { streamMilliseconds: 2000, filesMilliseconds: 2000 } }

  /** The checks before the account is opened, and one after it, whose failure has to remove what was made. */
  const quickBreaks: [string, () => void][] = [
    ['a page is answered', () => (siteAnswers = (path) => (path === '/' ? 503 : undefined))],
    [
      'a missing file is answered 404',
      () => (siteAnswers = (path) => (path.startsWith('/assets/missing-') ? 200 : undefined)),
    ],
    ['the storage answers', without('health', { tables: { guards: ['GetItem'] } })],
    [
      'the positions are answered',
      () => (siteAnswers = (path) => (path.startsWith('/api/jobs') ? 503 : undefined)),
    ],
    [
      'a browser may post a CV by its presigned form',
      without('cv', { files: { uploads: [{ prefix: 'pending/', actions: ['PutObject'] }] } }),
    ],
    [
      'a CV is read in a process of its own',
      without('cv', { files: { uploads: [{ prefix: 'pending/', actions: ['GetObject'] }] } }),
    ],
    [
      'its file is stored and read: S3',
      without('auth', { files: { uploads: [{ prefix: 'cvs/', actions: ['GetObject'] }] } }),
    ],
  ]
  const slowBreaks: [string, () => void][] = [
    // First, because the mailbox of all runs takes a limited number of e-mails.
    ['an e-mail is sent: SES', () => stack.ses.faults.set({ kind: 'down' })],
    [
      'an application causes a letter: the stream of its table',
      without('letters', { tables: { applications: ['UpdateItem'] } }),
    ],
    [
      'the recording becomes a file and a page',
      without('interviewFiles', {
        files: { interviews: [{ prefix: 'interviews/', actions: ['PutObject'] }] },
      }),
    ],
    [
      'the password is verified: argon2',
      () => (siteAnswers = (path) => (path.startsWith('/api/auth/login') ? 503 : undefined)),
    ],
    [
      'a position is imported by the signed API, and its page is published',
      without('recruiting', { files: { published: [{ prefix: 'careers/', actions: ['PutObject'] }] } }),
    ],
    ['an account is opened', without('auth', { tables: { users: ['PutItem'] } })],
    [
      'a browser may put two parts of a recording',
      without('interviews', { files: { interviews: [{ prefix: 'interviews/', actions: ['PutObject'] }] } }),
    ],
  ]

  test.each(isWideRun ? [...slowBreaks, ...quickBreaks] : quickBreaks)(
    'names the failed check: %s',
    async (check, breakIt) => {
      breakIt()
      await expect(smoke(impatient)).rejects.toThrow(check)
      takenOut = undefined
      expect(await leftOver()).toBe('')
    },
  )

  /** Breaks that keep the smoke test from removing what it made. */
  test.each<[string, () => void, object]>([
    [
      'the account is deleted',
      without('auth', { tables: { removals: ['UpdateItem'] } }),
      { recruiter: undefined },
    ],
    ['the position is removed', without('recruiting', { tables: { jobs: ['DeleteItem'] } }), {}],
  ])('names the failed check after which rows are left: %s', inWideRun, async (check, breakIt, more) => {
    breakIt()
    await expect(smoke(more)).rejects.toThrow(check)
    takenOut = undefined
    await emptyTables(stack.dynamo)
  })

  test('names the list that shows a hidden position, and removes the position', inWideRun, async () => {
    await expect(smoke({ positionId: 'not-hidden' })).rejects.toThrow(
      'visitors see it in no list: a list shows it',
    )
    expect((await recruiterApi(createSend({ origin: stack.gateway })).listJobs()).data.jobs).toEqual([])
  })

  test('names the CORS rule where the bucket takes another origin', async () => {
    const url = stack.site.replace('localhost', '127.0.0.1')
    const other = url === stack.site ? stack.site.replace('127.0.0.1', 'localhost') : url
    await expect(smoke({ site: { url: other, apiKey } })).rejects.toThrow(
      /a browser may post a CV by its presigned form: the bucket allows/,
    )
  })

  test('names the recognition of text where the image contains none', async () => {
    const files = { ...cvFiles, scan: new URL('../support/blank-picture.pdf', import.meta.url) }
    await expect(smoke({ files })).rejects.toThrow('text in an image is recognised')
  })

  test('names a wrong API key', async () => {
    await expect(smoke({ site: { url: stack.site, apiKey: 'none' } })).rejects.toThrow(
      'the storage answers: answered 403 api_key_missing. Look at DynamoDB and the log of Health.',
    )
  })
})

describe('The canary', () => {
  const lines: string[] = []
  const run = canary.bind(undefined)
  const log = createLog({}, (line) => lines.push(line))

  test('reads, opens an account and erases it, with nothing but the key that pages send', async () => {
    await run(siteNow(), log)()
    expect(lines.at(-1)).toContain('"event":"canary done"')
    expect(await leftOver()).toBe('')
  })

  test.each<[string, () => void]>([
    ['a page is answered', () => (siteAnswers = (path) => (path === '/' ? 500 : undefined))],
    [
      'a missing file is answered 404',
      () => (siteAnswers = (path) => (path.startsWith('/assets/') ? 200 : undefined)),
    ],
    [
      'the storage answers',
      () => (takenOut = { name: 'health', grants: { tables: { guards: ['GetItem'] } } }),
    ],
    ['an account is opened', () => (takenOut = { name: 'auth', grants: { tables: { users: ['PutItem'] } } })],
    [
      'the account is deleted',
      () => (takenOut = { name: 'auth', grants: { tables: { removals: ['UpdateItem'] } } }),
    ],
  ])('logs the failed check and throws: %s', async (check, breakIt) => {
    breakIt()
    await expect(run(siteNow(), log)()).rejects.toThrow(check)
    expect(lines.at(-1)).toContain(`"check":"${check}"`)
  })
})

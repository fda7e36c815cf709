import { appOn, localCallers } from '#tests/support/function-config.ts'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import {
  GetCommand,
  DynamoDBDocumentClient,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDynamo } from 'local-aws/dynamodb'
import { type LocalSes, startSes } from 'local-aws/ses'
import { contact } from '#shared/enquiry/contract/contact.ts'
import { contactUses, type ContactApp } from '#functions/enquiry/contact/app.ts'
import { mailing } from '#functions/platform/outbox/backoff.ts'
import { deliver, sweep } from '#functions/enquiry/relay.ts'
import type { Relay } from '#functions/enquiry/relay-app.ts'
import { routes } from '#functions/enquiry/contact/routes.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { localOriginSecret } from '#infra/local/account/identity.ts'
import { localSettings } from '#infra/local/account/settings.ts'
import { createTables } from '#infra/local/create-tables.ts'
import { countedIn } from '#tests/support/counted.ts'
import { anEnquiry } from '#tests/support/enquiries.ts'
import { anEvent } from '#tests/support/events.ts'
import { aFolder } from '#tests/support/folder.ts'

/** Outbox and relay on the stand-ins; only the test runs the relay. */
let dynamo: Awaited<ReturnType<typeof startDynamo>>
let ses: LocalSes
let app: ContactApp
let relay: Relay
let now = new Date('2026-11-21T09:00:00Z')
const folder = aFolder()
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000)
}
const everything = new Date('9999-01-01')
const waiting = () => app.enquiries.idsIn('pending', everything, 100)
const dead = () => app.enquiries.idsIn('dead', everything, 100)

beforeAll(async () => {
  dynamo = await startDynamo({ port: 0, now: () => now })
  await createTables(dynamo.url)
  ses = await startSes({
    directory: folder.path('mail'),
    port: 0,
    verifiedIdentities: [localSettings.mailFrom],
    isFlushed: false,
  })
  const log = createLog({}, (line) => logLines.push(line))
  app = appOn(
    contactUses,
    [
      localConfig({ site: 'http://localhost', dynamo: dynamo.url, s3: '', ses: ses.url }),
      {
        clock: () => now,
        // No pause between the tries of a transaction.
        random: { ...systemRandom, fraction: () => 0 },
        log,
      },
    ],
    { secrets: localCallers },
  )
  relay = { ...app, mail: await app.mail() }
})
afterAll(async () => {
  await ses.close()
  await dynamo.close()
  folder.remove()
})
beforeEach(() => {
  ses.inbox.clear()
  ses.faults.set(null)
})

const mockStorage = () => mockClient(DynamoDBDocumentClient)

const logLines: string[] = []

let callers = 0
/** Sends an enquiry through the API and returns the status. */
async function send(subject: string) {
  const handler = serve(contact, routes, app)
  const headers = {
    'x-api-key': localSettings.apiKeys[0],
    'x-origin-verify': localOriginSecret,
    'x-viewer-address': `192.0.2.${(callers += 1)}`,
  }
  // Each from another mailbox, because confirmations are limited for each.
  const json = anEnquiry({ subject, email: `visitor.${callers}@example.com` })
  const answer = await handler(anEvent('POST /api/contact', { json, headers }))
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body) }
}
const subjects = () => ses.inbox.list().map(({ subject }) => subject)
const companyEmails = () => subjects().filter((subject) => subject.startsWith('[Enquiry]'))

describe('e-mailing an enquiry', () => {
  test('sends two e-mails and empties the outbox', async () => {
    await send('All is well')
    expect(await sweep(relay)).toEqual(['sent'])
    expect(subjects()).toEqual(['[Enquiry] All is well', 'We received your enquiry – Merbok AI Cloud'])
    expect(await waiting()).toEqual([])
    expect(await sweep(relay)).toEqual([])
  })

  test('is done by one of two concurrent relays', async () => {
    await send('Wanted by two')
    const [id = ''] = await waiting()
    const results = await Promise.all([deliver(id, relay), deliver(id, relay)])
    expect(results.toSorted()).toEqual(['not leased', 'sent'])
    expect(ses.inbox.list()).toHaveLength(2)
  })

  test.each(['down', 'throttled'] as const)(
    'while mail is %s waits, with growing pauses, and arrives once',
    async (kind) => {
      await send(`Sent while mail was ${kind}`)
      ses.faults.set({ kind })
      expect(await sweep(relay)).toEqual(['waiting'])
      expect(await sweep(relay), 'not due yet').toEqual([])
      later(40)
      expect(await sweep(relay)).toEqual(['waiting'])
      later(40)
      expect(await sweep(relay), 'the second pause is longer').toEqual([])
      ses.faults.set(null)
      later(40)
      expect(await sweep(relay)).toEqual(['sent'])
      expect(ses.inbox.list()).toHaveLength(2)
    },
  )

  test('continues after a crash once the lease ends, and repeats no e-mail that was marked as sent', async () => {
    await send('Crashed between the e-mails')
    const [id = ''] = await waiting()
    // The process ends right after the first e-mail was marked.
    const held = await app.enquiries.lease(id, now, new Date(now.getTime() + mailing.leaseSeconds * 1000))
    expect(held?.attempts).toBe(1)
    await app.enquiries.markSent(id, 'company', 'mail-1')
    expect(await sweep(relay), 'another run holds the lease').toEqual([])
    later(mailing.leaseSeconds)
    expect(await sweep(relay)).toEqual(['sent'])
    expect(subjects()).toEqual(['We received your enquiry – Merbok AI Cloud'])
  })

  test('repeats an e-mail only after a crash between send and mark', async () => {
    await send('Crashed before the mark')
    ses.faults.set({ kind: 'drop-answer', times: 1 })
    expect(await sweep(relay)).toEqual(['waiting'])
    later(40)
    expect(await sweep(relay)).toEqual(['sent'])
    expect(companyEmails()).toHaveLength(2)
    expect(ses.inbox.list()).toHaveLength(3)
  })
})

describe('an enquiry that cannot be e-mailed', () => {
  test("is dead after eight tries, counts in the alarm's metric, and is e-mailed when an operator retries it", async () => {
    await send('Could not be mailed')
    logLines.length = 0
    ses.faults.set({ kind: 'down' })
    for (let attempt = 1; attempt <= mailing.maxAttempts; attempt += 1) {
      expect(await sweep(relay)).toEqual(['waiting'])
      later(2 * mailing.maxPauseSeconds)
    }
    expect(await sweep(relay), 'no ninth try').toEqual([])
    // The first two attempts count no wait, and the last one counts as given up.
    const waits = Array<string>(mailing.maxAttempts - 3).fill('EnquiriesWait')
    expect(countedIn(logLines)).toEqual([...waits, 'EnquiriesGivenUp'])
    const [id = ''] = await dead()

    ses.faults.set(null)
    const handler = serve(contact, routes, app)
    const answer = await handler(anEvent('POST /api/contact/retry', { json: { ids: [id] }, operator: true }))
    expect(JSON.parse(answer.body).data).toEqual({ retried: 1, sent: 1, stillPending: 0 })
    expect(companyEmails()).toEqual(['[Enquiry] Could not be mailed'])
    expect(await dead()).toEqual([])
  })

  test('waits in the sandbox of SES under one alarm, longer than eight tries, and leaves within an hour after it', async () => {
    await send('Sent in the sandbox')
    logLines.length = 0
    ses.faults.set({ kind: 'sandbox' })
    const tries = mailing.maxAttempts + 2
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      expect(await sweep(relay)).toEqual(['waiting'])
      later(mailing.maxPauseSeconds)
    }
    expect(countedIn(logLines)).toEqual(Array<string>(tries).fill('LettersRefused'))
    expect(await dead()).toEqual([])
    ses.faults.set(null)
    expect(await sweep(relay)).toEqual(['sent'])
    expect(companyEmails()).toEqual(['[Enquiry] Sent in the sandbox'])
  })

  test('is not leased by an operator while a relay holds it', async () => {
    await send('Leased by a relay')
    const [id = ''] = await waiting()
    await app.enquiries.lease(id, now, new Date(now.getTime() + mailing.leaseSeconds * 1000))
    expect(await app.enquiries.revive(id, now)).toBe(false)
    later(mailing.leaseSeconds)
    expect(await sweep(relay)).toEqual(['sent'])
  })

  test('does not stop the others', async () => {
    await send('The first of two')
    await send('The second of two')
    ses.faults.set({ kind: 'throttled', times: 1 })
    expect((await sweep(relay)).toSorted()).toEqual(['sent', 'waiting'])
    later(40)
    await sweep(relay)
    expect(companyEmails().toSorted()).toEqual(['[Enquiry] The first of two', '[Enquiry] The second of two'])
  })
})

describe('a failing DynamoDB', () => {
  let faulty: ReturnType<typeof mockStorage>
  beforeEach(() => {
    faulty = mockStorage()
    // The letters of the day are counted before.
    faulty.on(GetCommand).resolves({}).on(UpdateCommand).resolves({})
  })
  afterEach(() => faulty.restore())
  const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more })

  test("that throttles is answered 503 with the contract's message", async () => {
    faulty.on(TransactWriteCommand).rejects(named('ThrottlingException'))
    const { status, headers, body } = await send('Throttled')
    expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable'])
  })

  test('with one conflicting transaction still stores the enquiry', async () => {
    const conflict = named('TransactionCanceledException', {
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }, { Code: 'None' }],
    })
    faulty.on(TransactWriteCommand).rejectsOnce(conflict).rejectsOnce(conflict).resolves({})
    expect((await send('Conflicting')).status).toBe(200)
    expect(faulty.commandCalls(TransactWriteCommand)).toHaveLength(3)
  })

  test('with conflicts at each try is answered 503', async () => {
    faulty
      .on(TransactWriteCommand)
      .rejects(
        named('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] }),
      )
    expect((await send('Never ending')).status).toBe(503)
  })

  test("that refuses a lease fails the relay's run, so that its event source retries", async () => {
    faulty.on(UpdateCommand).rejects(named('InternalServerError'))
    await expect(deliver('any', relay)).rejects.toThrow('InternalServerError')
  })
})

test('storage that breaks every connection is tried three times and then answered 503', async () => {
  let attempts = 0
  const broken = createServer((socket) => {
    attempts += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(broken, 'listening')
  const { port } = broken.address() as AddressInfo
  const gone = appOn(
    contactUses,
    [
      localConfig({ site: '', dynamo: `http://127.0.0.1:${port}`, s3: '', ses: ses.url }),
      {
        clock: () => now,
        random: systemRandom,
        log: createLog({}, () => {}),
      },
    ],
    { secrets: localCallers },
  )
  const headers = { 'x-api-key': localSettings.apiKeys[0], 'x-origin-verify': localOriginSecret }
  const answer = await serve(
    contact,
    routes,
    gone,
  )(anEvent('POST /api/contact', { json: anEnquiry(), headers }))
  broken.close()
  expect([answer.statusCode, attempts]).toEqual([503, 3])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDynamo } from '#functions/storage/dynamo.ts'
import { createEnquiries } from '#functions/storage/enquiries.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { localSettings } from '#infra/local/account/settings.ts'
import { openInbox } from '#infra/local/ses/inbox.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/enquiries.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startKillableStack } from '#tests/support/killable-stack.ts'

/** More: `ENQUIRIES=10000 CRASHES=100 npx vitest run --project api enquiries-under-faults`. */
const enquiries = Number(process.env['ENQUIRIES'] ?? 1000)
const crashes = Number(process.env['CRASHES'] ?? 20)
const senders = 8
/** The product's clock runs twenty times faster, so a lease of a minute ends after three seconds. */
const clockSpeed = 20
const minutes = 60_000

const directory = mkdtempSync(join(tmpdir(), 'enquiries-under-faults-'))
const stack = startKillableStack(directory, clockSpeed)
afterAll(async () => {
  await stack.close()
  rmSync(directory, { recursive: true, force: true })
})

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const visitor = (number: number): string => `visitor-${number}@example.com`

/** Retries like a page whose visitor presses Send until it succeeds: the same content under the same key. */
async function sendUntilAcknowledged(number: number): Promise<void> {
  const enquiry = anEnquiry({ email: visitor(number), subject: `Enquiry number ${number}` })
  const caller = {
    address: `10.${number % 250}.${number % 7}.${number % 3}`,
    idempotencyKey: `form-${number}`,
  }
  for (;;) {
    const status = await stack
      .addresses()
      .then(({ gateway }) => sendEnquiry(gateway, enquiry, caller))
      .then(({ status }) => status)
      .catch(() => 0)
    if (status === 200) return
    await pause(50)
  }
}

/** Each kind of SES fault in turn, and a kill -9 after each pause, until stopped. */
async function bringTrouble(): Promise<{ lostAnswers: number }> {
  let lostAnswers = 0
  for (let crash = 0; crash < crashes; crash += 1) {
    const kind = (['down', 'throttled', 'drop-answer', 'none'] as const)[crash % 4]
    if (kind === 'drop-answer') lostAnswers += 1
    const times = kind === 'drop-answer' ? { times: 1 } : {}
    await stack.setFault(kind === 'none' || kind === undefined ? null : { kind, ...times })
    await pause(150 + ((crash * 97) % 400))
    await stack.crash()
  }
  await stack.setFault(null)
  return { lostAnswers }
}

const outboxIsEmpty = async (): Promise<number> => {
  const { dynamo } = await stack.addresses()
  const outbox = createEnquiries(createDynamo(localAddress(dynamo)), 'enquiries')
  const everything = new Date('9999-01-01')
  return (
    (await outbox.idsIn('pending', everything, 1000)).length +
    (await outbox.idsIn('dead', everything, 1000)).length
  )
}

test(
  `of ${enquiries} enquiries none is lost while mail fails and the process is killed ${crashes} times`,
  { timeout: 10 * minutes },
  async () => {
    const waiting = Array.from({ length: enquiries }, (_, number) => number)
    const sending = Array.from({ length: senders }, async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift())
        await sendUntilAcknowledged(number)
    })
    const [{ lostAnswers }] = await Promise.all([bringTrouble(), ...sending])
    await eventually(outboxIsEmpty, (left) => left === 0, 5 * minutes)

    const mails = openInbox(join(directory, 'mail')).list()
    const toCompany = mails.filter(({ to }) => to.includes(localSettings.enquiriesTo))
    const companySubjects = new Set(toCompany.map(({ subject }) => subject))
    const visitors = new Set(mails.flatMap(({ to }) => to))
    const numbers = Array.from({ length: enquiries }, (_, number) => number)
    expect(numbers.filter((number) => !companySubjects.has(`[Enquiry] Enquiry number ${number}`))).toEqual([])
    expect(numbers.filter((number) => !visitors.has(visitor(number)))).toEqual([])

    // One enquiry is one row, however often it was sent, so all its e-mails have the same id.
    const idsOfSubject = Map.groupBy(toCompany, ({ subject }) => subject)
    expect(
      [...idsOfSubject.values()].filter(
        (emails) => new Set(emails.map(({ tags }) => tags['enquiry'])).size > 1,
      ),
    ).toEqual([])

    const byEmail = Map.groupBy(mails, ({ tags }) => `${tags['enquiry']} ${tags['recipient']}`)
    const twice = [...byEmail.values()].flatMap((copies) =>
      copies.slice(1).map((copy, place) => [copies[place]!, copy] as const),
    )
    // Only a crash or a lost answer between SES's acceptance and the mark can cause a second copy.
    const unexplained = twice.filter(
      ([first, second]) => !stack.crashes.some((at) => at >= new Date(first.at) && at <= new Date(second.at)),
    )
    process.stdout.write(
      `${enquiries} enquiries, ${crashes} crashes, ${lostAnswers} lost answers: 0 lost, ${twice.length} e-mails of ${mails.length} sent twice\n`,
    )
    expect(unexplained.length).toBeLessThanOrEqual(lostAnswers)
  },
)

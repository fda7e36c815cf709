import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openInbox } from 'local-aws/ses/inbox'
import { mailing } from '#functions/platform/outbox/backoff.ts'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createEnquiries } from '#functions/enquiry/rows/enquiries.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { localSettings } from '#infra/local/account/settings.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/enquiries.ts'
import { aFolder } from '#tests/support/folder.ts'
import { startKillableStack } from '#tests/support/killable-stack.ts'
import { isWideRun } from '#tests/support/wide-run.ts'

/** The wide run sends more; run still more with `ENQUIRIES=10000 CRASHES=100 npx vitest run --project endurance enquiries-under-faults`. */
const enquiries = Number(process.env['ENQUIRIES'] ?? (isWideRun ? 1000 : 120))
const crashes = Number(process.env['CRASHES'] ?? (isWideRun ? 20 : 3))
const senders = 8
/** The clock advances by this at each check of the outbox: pauses between tries pass, and no lease ends during a try. */
const secondsPerLook = 2

const folder = aFolder()
const directory = folder.path('data')
const stack = startKillableStack(directory)
afterAll(async () => {
  await stack.close()
  folder.remove()
})

let acknowledged = 0

/** Lets the other senders and the answers run before a condition is checked again. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 10))
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await nextTurn()
}

const visitor = (number: number): string => `visitor-${number}@example.com`

/** Sends the same content and idempotency key until it is answered 200, like a page whose button is pressed again. */
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
    if (status === 200) {
      acknowledged += 1
      return
    }
    await nextTurn()
  }
}

/** Sets each fault of SES in turn, and kills the process each time another share of the enquiries is acknowledged. */
async function injectFaults(): Promise<{ lostAnswers: number }> {
  let lostAnswers = 0
  for (let crash = 0; crash < crashes; crash += 1) {
    const kind = (['down', 'throttled', 'drop-answer', 'none'] as const)[crash % 4]
    if (kind === 'drop-answer') lostAnswers += 1
    const times = kind === 'drop-answer' ? { times: 1 } : {}
    await stack.setFault(kind === 'none' || kind === undefined ? null : { kind, ...times })
    const share = Math.floor(((crash + 1) * enquiries) / (crashes + 1))
    await until(() => acknowledged >= share)
    await stack.crash()
    // After some crashes the leases of a killed process end and first pauses pass, so that faults hit retries, too.
    stack.advance(mailing.leaseSeconds / 4)
  }
  await stack.setFault(null)
  return { lostAnswers }
}

const waitingOrDead = async (): Promise<number> => {
  const { dynamo } = await stack.addresses()
  const outbox = createEnquiries(createDynamo(localAddress(dynamo)), 'enquiries')
  const everything = new Date('9999-01-01')
  return (
    (await outbox.idsIn('pending', everything, 1000)).length +
    (await outbox.idsIn('dead', everything, 1000)).length
  )
}

test(`of ${enquiries} enquiries none is lost while SES fails and the process is killed ${crashes} times`, async () => {
  const waiting = Array.from({ length: enquiries }, (_, number) => number)
  const sending = Array.from({ length: senders }, async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift())
      await sendUntilAcknowledged(number)
  })
  const [{ lostAnswers }] = await Promise.all([injectFaults(), ...sending])
  await until(async () => {
    stack.advance(secondsPerLook)
    return (await waitingOrDead()) === 0
  })

  const mails = openInbox(join(directory, 'mail')).list()
  const toCompany = mails.filter(({ to }) => to.includes(localSettings.enquiriesTo))
  const companySubjects = new Set(toCompany.map(({ subject }) => subject))
  const visitors = new Set(mails.flatMap(({ to }) => to))
  const numbers = Array.from({ length: enquiries }, (_, number) => number)
  expect(numbers.filter((number) => !companySubjects.has(`[Enquiry] Enquiry number ${number}`))).toEqual([])
  expect(numbers.filter((number) => !visitors.has(visitor(number)))).toEqual([])

  // One enquiry is one row after repeated sending: every e-mail about it has the same id.
  const idsOfSubject = Map.groupBy(toCompany, ({ subject }) => subject)
  expect(
    [...idsOfSubject.values()].filter(
      (letters) => new Set(letters.map(({ tags }) => tags['enquiry'])).size > 1,
    ),
  ).toEqual([])

  const letters = Map.groupBy(mails, ({ tags }) => `${tags['enquiry']} ${tags['recipient']}`)
  const twice = [...letters.values()].flatMap((copies) =>
    copies.slice(1).map((copy, place) => [copies[place]!, copy] as const),
  )
  // An e-mail is sent twice only if SES's answer is lost, or a crash comes before the relay has recorded it.
  const unexplained = twice.filter(
    ([first, second]) => !stack.crashes.some((at) => at >= new Date(first.at) && at <= new Date(second.at)),
  )
  process.stdout.write(
    `${enquiries} enquiries, ${crashes} crashes, ${lostAnswers} lost answers: 0 lost, ${twice.length} e-mails of ${mails.length} sent twice\n`,
  )
  expect(unexplained.length).toBeLessThanOrEqual(lostAnswers)
})

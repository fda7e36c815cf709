import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import {
  GetSendQuotaCommand,
  ListIdentitiesCommand,
  ListTemplatesCommand,
  SendEmailCommand,
  SendRawEmailCommand,
  SESClient,
  VerifyEmailIdentityCommand,
  type SendEmailCommandInput,
  type SESClientConfig,
} from '@aws-sdk/client-ses'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerInbox } from '#infra/local/ses/inbox-routes.ts'
import type { Mail } from '#infra/local/ses/inbox.ts'
import { startSes, type LocalSes, type SesOptions } from '#infra/local/ses/server.ts'

const sender = 'hello@example.com'
const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' }

let directory: string
let ses: LocalSes
let client: SESClient

const settings = (): SesOptions => ({
  directory,
  port: 0,
  verifiedIdentities: [sender, 'company.example.org'],
  configurationSets: ['letters'],
})
const clientOf = (endpoint: string, more: SESClientConfig = {}): SESClient =>
  new SESClient({ endpoint, region: 'ap-southeast-2', credentials, maxAttempts: 1, ...more })

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'local-ses-'))
  ses = await startSes(settings())
  client = clientOf(ses.url)
})
beforeEach(() => ses.inbox.clear())
afterEach(() => ses.faults.set(null))
afterAll(async () => {
  client.destroy()
  await ses.close()
  await rm(directory, { recursive: true, force: true })
})

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

const aLetter = (changes: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  Source: sender,
  Destination: { ToAddresses: ['visitor@example.net'] },
  Message: { Subject: utf8('Welcome'), Body: { Text: utf8('Good day.'), Html: utf8('<p>Good day.</p>') } },
  ...changes,
})
const withSubject = (Data: string) =>
  aLetter({ Message: { Subject: utf8(Data), Body: { Text: utf8('Good day.') } } })

const send = (letter: SendEmailCommandInput, by = client) => by.send(new SendEmailCommand(letter))
const sendRaw = (message: string, more: { Source?: string; Destinations?: string[] } = {}) =>
  client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(message) }, ...more }))

/** What the SDK throws: its name, its status, its text. */
async function refusalOf(sending: Promise<unknown>): Promise<string> {
  try {
    await sending
  } catch (error) {
    const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
    return `${$metadata?.httpStatusCode} ${name}: ${message}`
  }
  return 'accepted'
}

const onlyMail = (): Mail => {
  const mails = ses.inbox.list()
  expect(mails).toHaveLength(1)
  return mails[0]!
}

describe('a letter that is sent', () => {
  test('lies in the inbox as it was written', async () => {
    const { MessageId } = await send(
      aLetter({
        Destination: {
          ToAddresses: ['Vera <visitor@example.net>'],
          CcAddresses: ['copy@example.net'],
          BccAddresses: ['b@example.net'],
        },
        ReplyToAddresses: ['=?UTF-8?B?TcO8bGxlcg==?= <answers@example.net>'],
        Message: {
          Subject: utf8('Selamat datang – 欢迎'),
          Body: { Text: utf8('a & b = 100%+\r\n"<q>"'), Html: utf8('<p>&amp;</p>') },
        },
        Tags: [{ Name: 'enquiry', Value: 'e-1_2' }],
        ConfigurationSetName: 'letters',
      }),
    )
    expect(onlyMail()).toEqual({
      id: MessageId,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      from: sender,
      to: ['visitor@example.net', 'copy@example.net', 'b@example.net'],
      replyTo: ['Müller <answers@example.net>'],
      subject: 'Selamat datang – 欢迎',
      text: 'a & b = 100%+\r\n"<q>"',
      html: '<p>&amp;</p>',
      tags: { enquiry: 'e-1_2' },
    })
  })

  test('is told to whoever listens, once it is kept', async () => {
    const heard: string[] = []
    const stop = ses.inbox.onMail(({ subject }) => heard.push(`${subject} ${ses.inbox.list().length}`))
    await send(withSubject('First'))
    stop()
    await send(withSubject('Second'))
    expect(heard).toEqual(['First 1'])
  })

  test('comes after those before it, also when the clock goes back', async () => {
    const own = await mkdtemp(join(tmpdir(), 'local-ses-clock-'))
    const times = ['2026-01-02', '2026-01-01', '2026-01-01', '2026-01-03'].map((day) => new Date(day))
    for (const subjects of [
      ['a', 'b'],
      ['c', 'd'],
    ]) {
      const server = await startSes({ ...settings(), directory: own, now: () => times.shift()! })
      const ownClient = clientOf(server.url)
      for (const subject of subjects) await send(withSubject(subject), ownClient)
      if (subjects.includes('d')) {
        expect(server.inbox.list().map(({ subject, at }) => `${subject} ${at.slice(0, 10)}`)).toEqual([
          'a 2026-01-02',
          'b 2026-01-01',
          'c 2026-01-01',
          'd 2026-01-03',
        ])
      }
      ownClient.destroy()
      await server.close()
    }
    await rm(own, { recursive: true })
  })

  test('may come from any address of a verified domain, and from one verified by hand', async () => {
    await send(aLetter({ Source: '"Company, Inc." <anyone@mail.Company.example.org>' }))
    const newcomer = { ...aLetter(), Source: 'new@example.com' }
    expect(await refusalOf(send(newcomer))).toMatch(/^400 MessageRejected/)
    await client.send(new VerifyEmailIdentityCommand({ EmailAddress: 'new@example.com' }))
    await send(newcomer)
    const { Identities } = await client.send(new ListIdentitiesCommand({ IdentityType: 'EmailAddress' }))
    expect(Identities).toEqual([sender, 'new@example.com'])
    expect(ses.inbox.list().map(({ from }) => from)).toEqual([
      '"Company, Inc." <anyone@mail.Company.example.org>',
      'new@example.com',
    ])
  })

  test('counts in the quota, once for each of its recipients', async () => {
    await send(aLetter({ Destination: { ToAddresses: ['a@example.net', 'b@example.net'] } }))
    expect(await client.send(new GetSendQuotaCommand())).toMatchObject({
      Max24HourSend: 50_000,
      MaxSendRate: 14,
      SentLast24Hours: 2,
    })
  })
})

describe('a letter that SES would refuse is refused', () => {
  const invalid = (text: string) => `400 InvalidParameterValue: ${text}`
  const to = (...ToAddresses: string[]) => aLetter({ Destination: { ToAddresses } })
  const many = (count: number) => Array.from({ length: count }, (_, place) => `visitor-${place}@example.net`)
  const controlInLocal = invalid('Local address contains control or whitespace')
  const refused: [string, SendEmailCommandInput, string][] = [
    [
      'from somebody not verified',
      aLetter({ Source: 'Stranger <stranger@example.com>' }),
      '400 MessageRejected: Email address is not verified. The following identities failed the check in region AP-SOUTHEAST-2: stranger@example.com',
    ],
    [
      'whose bounces go to somebody not verified',
      aLetter({ ReturnPath: 'a@example.net' }),
      '400 MessageRejected: Email',
    ],
    ['from what is no address', aLetter({ Source: 'notanaddress' }), invalid("Missing final '@domain'")],
    ['to what is no address', to('visitor@'), invalid("Missing final '@domain'")],
    ['to nobody at a domain', to('@example.net'), invalid('Missing local name')],
    [
      'to a name without a top-level domain',
      to('visitor@localhost'),
      invalid('Domain has no top-level domain'),
    ],
    ['to an address with a space', to('visi tor@example.net'), controlInLocal],
    ['to an address with a line break', to('visitor@example.net\r\nBcc: all@example.net'), controlInLocal],
    ['from an address with a line break', aLetter({ Source: `Hello\n <${sender}>` }), controlInLocal],
    [
      'to an address beyond ASCII',
      to('müller@example.net'),
      invalid('Local address contains illegal character'),
    ],
    ['to a domain beyond ASCII', to('visitor@exämple.net'), invalid('Domain contains illegal character')],
    [
      'to a name beyond ASCII, not encoded',
      to('Müller <m@example.net>'),
      invalid('Display name is not ASCII'),
    ],
    ['to two addresses written as one', to('a@example.net, b@example.net'), invalid('Illegal address')],
    [
      'to one good address and one bad',
      to('a@example.net', 'b@example..net'),
      invalid('Domain contains dot-dot'),
    ],
    [
      'with a reply address that is none',
      aLetter({ ReplyToAddresses: ['visitor'] }),
      invalid('Missing final'),
    ],
    [
      'with a line break in its subject',
      withSubject('Hello\r\nBcc: all@example.net'),
      invalid('Subject contains a line'),
    ],
    ['to nobody', to(), invalid("Missing required header 'To'.")],
    ['to 51 recipients', to(...many(51)), invalid('Recipient count exceeds 50.')],
    [
      'with an unknown configuration set',
      aLetter({ ConfigurationSetName: 'other' }),
      '400 ConfigurationSetDoesNotExist',
    ],
    [
      'with a space in a tag',
      aLetter({ Tags: [{ Name: 'enquiry', Value: 'a b' }] }),
      invalid('Invalid tag <a b>'),
    ],
    ['with an empty tag', aLetter({ Tags: [{ Name: 'enquiry', Value: '' }] }), invalid('Invalid tag <>')],
    [
      'with no body',
      aLetter({ Message: { Subject: utf8('Hello'), Body: {} } }),
      '400 ValidationError: 1 validation error',
    ],
    [
      'beyond ASCII without naming its character set',
      aLetter({ Message: { Subject: { Data: 'Müller' }, Body: { Text: utf8('') } } }),
      invalid('Message.Subject is not ASCII'),
    ],
    [
      'of more than 10 MB once it is encoded',
      aLetter({ Message: { Subject: utf8('Long'), Body: { Text: utf8('x'.repeat(8 * 1024 * 1024)) } } }),
      invalid('Message length is more than 10485760 bytes long'),
    ],
  ]

  test.each(refused)('%s', async (_, letter, refusal) => {
    expect(await refusalOf(send(letter))).toContain(refusal)
    expect(ses.inbox.list()).toEqual([])
  })

  test('but 50 recipients, a domain in Punycode, the bounce simulator and seven megabytes are fine', async () => {
    await send(to(...many(50)))
    await send(to('visitor@xn--exmple-cua.net', 'bounce@simulator.amazonses.com', "o'neil+label@example.net"))
    await send(
      aLetter({ Message: { Subject: utf8('Long'), Body: { Text: utf8('ü'.repeat(3.5 * 1024 * 1024)) } } }),
    )
    expect(ses.inbox.list()).toHaveLength(3)
  })
})

describe('a raw message', () => {
  const message = [
    'From: =?utf-8?Q?M=C3=BCller_=26_Co?= <hello@example.com>',
    'To: "Visitor, Vera" <visitor@example.net>,',
    ' second@example.net',
    'Reply-To: answers@example.net',
    'Subject: =?UTF-8?B?U2VsYW1hdCA=?=',
    '\t=?ISO-8859-1?Q?M=FCller?=',
    'Content-Type: multipart/mixed; boundary="outer"',
    '',
    'For old programs.',
    '--outer',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Gr=FC=DFe, ein=',
    ' Satz',
    '--inner',
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<p>Grüße</p>').toString('base64'),
    '--inner--',
    '--outer',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename=notes.txt',
    '',
    'An attachment.',
    '--outer--',
    '',
  ].join('\r\n')

  test('is read like a mail program reads it', async () => {
    await sendRaw(message)
    expect(onlyMail()).toMatchObject({
      from: 'Müller & Co <hello@example.com>',
      to: ['visitor@example.net', 'second@example.net'],
      replyTo: ['answers@example.net'],
      subject: 'Selamat Müller',
      text: 'Grüße, ein Satz',
      html: '<p>Grüße</p>',
    })
  })

  test('goes where the request says, rather than where its header says', async () => {
    await sendRaw(message.replaceAll('\r\n', '\n'), { Source: sender, Destinations: ['third@example.net'] })
    expect(onlyMail()).toMatchObject({ to: ['third@example.net'], text: 'Grüße, ein Satz' })
  })

  test('is refused without a sender, without a recipient, and from a stranger', async () => {
    const plain = 'Subject: Hello\r\n\r\nHello'
    expect(await refusalOf(sendRaw(`To: visitor@example.net\r\n${plain}`))).toContain(
      "Missing required header 'From'.",
    )
    expect(await refusalOf(sendRaw(`From: ${sender}\r\n${plain}`))).toContain("Missing required header 'To'.")
    const stranger = `From: stranger@example.com\r\nTo: visitor@example.net\r\n${plain}`
    expect(await refusalOf(sendRaw(stranger, { Source: sender }))).toContain('not verified')
    expect(ses.inbox.list()).toEqual([])
  })
})

describe('a request that is not understood is answered at once', () => {
  test('an action the local SES does not know', async () => {
    expect(await refusalOf(client.send(new ListTemplatesCommand()))).toBe(
      '400 InvalidAction: Could not find operation ListTemplates for version 2010-12-01',
    )
  })

  test('a request without a signature, even when it says nothing else', async () => {
    const body = new URLSearchParams({ Action: 'SendEmail', Source: sender })
    for (const request of [{ method: 'POST', body }, { method: 'GET' }]) {
      const answer = await fetch(ses.url, request)
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.stringContaining('<Code>MissingAuthenticationToken</Code>'),
      ])
    }
  })

  test('a body no mail can need', async () => {
    const answer = await fetch(ses.url, {
      method: 'POST',
      headers: {
        authorization: 'AWS4-HMAC-SHA256 Credential=local/20261121/ap-southeast-2/ses/aws4_request',
      },
      body: Buffer.alloc(41 * 1024 * 1024, 'x'),
    })
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringContaining('<Code>RequestEntityTooLarge</Code>'),
    ])
  })
})

describe('trouble that is asked for', () => {
  test('down: the connection breaks, for letters and for questions', async () => {
    ses.faults.set({ kind: 'down' })
    expect(await refusalOf(send(aLetter()))).toMatch(
      /^undefined (Error|TimeoutError): (socket hang up|.*ECONNRESET)/,
    )
    expect(await refusalOf(client.send(new GetSendQuotaCommand()))).not.toBe('accepted')
    expect(ses.inbox.list()).toEqual([])
  })

  test('throttled: the SDK knows it as a reason to try again, and does', async () => {
    ses.faults.set({ kind: 'throttled' }, { times: 1 })
    expect(await refusalOf(send(aLetter()))).toBe('400 Throttling: Maximum sending rate exceeded.')
    ses.faults.set({ kind: 'throttled', times: 2 })
    const patient = clientOf(ses.url, { maxAttempts: 3 })
    const { $metadata } = await send(aLetter(), patient)
    patient.destroy()
    expect($metadata.attempts).toBe(3)
    expect(ses.inbox.list()).toHaveLength(1)
  })

  test('throttled, rejected and lost answers only meet letters', async () => {
    for (const kind of ['throttled', 'rejected', 'drop-answer'] as const) {
      ses.faults.set({ kind }, { times: 1 })
      await client.send(new GetSendQuotaCommand())
      expect(await refusalOf(send(aLetter()))).not.toBe('accepted')
      expect(await refusalOf(send(aLetter()))).toBe('accepted')
    }
  })

  test('rejected: the letter is refused for good', async () => {
    ses.faults.set({ kind: 'rejected' })
    expect(await refusalOf(send(aLetter()))).toMatch(/^400 MessageRejected/)
    expect(ses.inbox.list()).toEqual([])
  })

  test('a lost answer: the letter is kept, though its sender never hears so', async () => {
    ses.faults.set({ kind: 'drop-answer' })
    expect(await refusalOf(send(aLetter()))).not.toBe('accepted')
    expect(onlyMail().subject).toBe('Welcome')
  })

  test('slow: the answer comes late, and not at all once the server closes', async () => {
    ses.faults.set({ kind: 'slow', delayMilliseconds: 300 })
    const start = performance.now()
    await send(aLetter())
    expect(performance.now() - start).toBeGreaterThan(290)

    const own = await mkdtemp(join(tmpdir(), 'local-ses-slow-'))
    const server = await startSes({ ...settings(), directory: own })
    server.faults.set({ kind: 'slow', delayMilliseconds: 600_000 })
    const ownClient = clientOf(server.url)
    const kept = new Promise<Mail>((resolve) => server.inbox.onMail(resolve))
    const sending = send(aLetter(), ownClient)
    await kept
    await server.close()
    await sending
    ownClient.destroy()
    await rm(own, { recursive: true })
  })
})

describe('the inbox at /_local/mail', () => {
  const get = (path: string, accept = 'text/html') => answerInbox({ method: 'GET', path, accept }, ses.inbox)!
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>'

  test('gives programs every mail, oldest first', async () => {
    await send(withSubject('First'))
    await send(aLetter())
    const { status, headers, body } = get('/_local/mail', 'application/json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const [first, second] = ses.inbox.list()
    expect(JSON.parse(body)).toEqual([
      {
        id: first!.id,
        at: first!.at,
        to: ['visitor@example.net'],
        from: sender,
        subject: 'First',
        text: 'Good day.',
        html: '',
      },
      expect.objectContaining({ id: second!.id, subject: 'Welcome', html: '<p>Good day.</p>' }),
    ])
  })

  test('shows people the newest first and open, or the one they chose', async () => {
    await send(withSubject('First'))
    await send(withSubject('Second'))
    const { body } = get('/_local/mail')
    expect(body.indexOf('>Second<')).toBeLessThan(body.indexOf('>First<'))
    expect(body).toContain('<h2>Second</h2>')
    const [first] = ses.inbox.list()
    expect(get(`/_local/mail?id=${first!.id}`).body).toContain('<h2>First</h2>')
    const gone = get('/_local/mail?id=gone')
    expect([gone.status, gone.body]).toEqual([404, expect.stringContaining('This mail is not here')])
  })

  test('says so when there is none', () => {
    expect(get('/_local/mail').body).toContain('No mail yet')
    expect(get('/_local/mail', 'application/json').body).toBe('[]')
  })

  test('shows what strangers wrote as text, in every field', async () => {
    const name = `"${hostile.replaceAll('"', '\\"')}" <visitor@example.net>`
    await send(
      aLetter({
        Source: `"${hostile.replaceAll('"', '\\"')}" <${sender}>`,
        ReplyToAddresses: [name],
        Message: {
          Subject: utf8(hostile),
          Body: { Text: utf8(`${hostile} https://x.example/?a="b"&c=<d>`), Html: utf8(hostile) },
        },
      }),
    )
    const { headers, body } = get('/_local/mail')
    expect(body).not.toMatch(/<(img|script)/)
    expect(body.match(/&lt;script&gt;/g)!.length).toBeGreaterThanOrEqual(6)
    expect(body).toContain('<a href="https://x.example/?a=" rel="noreferrer">')
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    )
  })

  test('shows a letter’s HTML in a frame where it can run and load nothing', async () => {
    await send(aLetter())
    const path = `/_local/mail/${onlyMail().id}/html`
    expect(get('/_local/mail').body).toContain(`<iframe sandbox src="${path}"`)
    const { status, headers, body } = get(path)
    expect([status, body]).toEqual([200, '<p>Good day.</p>'])
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; style-src 'unsafe-inline'; img-src data:.*; sandbox$/,
    )
    expect(get('/_local/mail/gone/html').status).toBe(404)
  })

  test('is emptied by DELETE, and leaves every other address alone', async () => {
    await send(aLetter())
    expect(answerInbox({ method: 'POST', path: '/_local/mail', accept: undefined }, ses.inbox)?.status).toBe(
      405,
    )
    expect(
      answerInbox({ method: 'DELETE', path: '/_local/mail/x', accept: undefined }, ses.inbox),
    ).toBeUndefined()
    expect(ses.inbox.list()).toHaveLength(1)
    expect(
      answerInbox({ method: 'DELETE', path: '/_local/mail', accept: undefined }, ses.inbox)?.status,
    ).toBe(204)
    expect(ses.inbox.list()).toEqual([])
  })
})

describe('killed without a word', () => {
  const rounds = 4
  const senders = 4
  const acknowledgedBeforeKill = 30
  const serverFile = fileURLToPath(new URL('../../infra/local/ses/server.ts', import.meta.url))

  async function startChild(own: string): Promise<{ url: string; child: ChildProcess }> {
    const program = `
      const { startSes } = await import(${JSON.stringify(serverFile)})
      const { url } = await startSes(${JSON.stringify({ ...settings(), directory: own })})
      console.log(url)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    return { url, child }
  }

  test('the server loses no acknowledged mail, leaves none torn, and goes on', async () => {
    const own = await mkdtemp(join(tmpdir(), 'local-ses-crash-'))
    const text = 'All of it. '.repeat(20_000)
    const acknowledged = new Set<string>()
    let sent = 0
    for (let round = 0; round < rounds; round += 1) {
      const { url, child } = await startChild(own)
      const exit = once(child, 'exit')
      const ownClient = clientOf(url)
      const before = acknowledged.size
      const sendOn = async (): Promise<void> => {
        for (;;) {
          sent += 1
          const { MessageId } = await send(
            aLetter({ Message: { Subject: utf8(`Letter ${sent}`), Body: { Text: utf8(text) } } }),
            ownClient,
          )
          acknowledged.add(MessageId!)
          if (acknowledged.size - before === acknowledgedBeforeKill) child.kill('SIGKILL')
        }
      }
      await Promise.allSettled(Array.from({ length: senders }, sendOn))
      await exit
      ownClient.destroy()
    }
    const server = await startSes({ ...settings(), directory: own })
    const mails = server.inbox.list()
    const ids = new Set(mails.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * acknowledgedBeforeKill)
    expect(mails.every((mail) => mail.text === text)).toBe(true)
    expect(mails.map(({ at }) => at)).toEqual(mails.map(({ at }) => at).toSorted())
    expect((await readdir(own)).filter((name) => !name.endsWith('.json'))).toEqual([])
    await server.close()
    await rm(own, { recursive: true })
  })
})

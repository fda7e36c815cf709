import { GetSendQuotaCommand, ListTemplatesCommand, type SendEmailCommandInput } from '@aws-sdk/client-ses'
import { describe, expect, test } from 'vitest'
import { sender, clientOf, utf8, aLetter, withSubject, refusalOf, sesTrial } from './ses-trial.ts'

const trial = sesTrial()

describe('an e-mail that SES would refuse is refused', () => {
  const invalid = (text: string) => `400 InvalidParameterValue: ${text}`
  const to = (...ToAddresses: string[]) => aLetter({ Destination: { ToAddresses } })
  const many = (count: number) => Array.from({ length: count }, (_, place) => `visitor-${place}@example.net`)
  const controlInLocal = invalid('Local address contains control or whitespace')
  const refused: [string, SendEmailCommandInput, string][] = [
    [
      'from an unverified sender',
      aLetter({ Source: 'Stranger <stranger@example.com>' }),
      '400 MessageRejected: Email address is not verified. The following identities failed the check in region AP-SOUTHEAST-2: stranger@example.com',
    ],
    [
      'with an unverified return path',
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
    ['with an invalid reply address', aLetter({ ReplyToAddresses: ['visitor'] }), invalid('Missing final')],
    [
      'with a line break in its subject',
      withSubject('Hello\r\nBcc: all@example.net'),
      invalid('Subject contains a line'),
    ],
    ['to nobody', to(), invalid("Missing required header 'To'.")],
    ['to 51 recipients', to(...many(51)), invalid('Recipient count exceeds 50.')],
    [
      'with a configuration set, which does not exist',
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

  test.each(refused)('%s', async (_, email, refusal) => {
    expect(await refusalOf(trial.send(email))).toContain(refusal)
    expect(trial.ses.inbox.list()).toEqual([])
  })

  test('accepts 50 recipients, a domain in Punycode, the bounce simulator and seven megabytes', async () => {
    await trial.send(to(...many(50)))
    await trial.send(
      to('visitor@xn--exmple-cua.net', 'bounce@simulator.amazonses.com', "o'neil+label@example.net"),
    )
    await trial.send(
      aLetter({ Message: { Subject: utf8('Long'), Body: { Text: utf8('ü'.repeat(3.5 * 1024 * 1024)) } } }),
    )
    expect(trial.ses.inbox.list()).toHaveLength(3)
  })
})

describe('an invalid request is refused', () => {
  test('an action the local SES does not know', async () => {
    expect(await refusalOf(trial.client.send(new ListTemplatesCommand()))).toBe(
      '400 InvalidAction: Could not find operation ListTemplates for version 2010-12-01',
    )
  })

  test('a request without a signature, even without a body', async () => {
    const body = new URLSearchParams({ Action: 'SendEmail', Source: sender })
    for (const request of [{ method: 'POST', body }, { method: 'GET' }]) {
      const answer = await fetch(trial.ses.url, request)
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.stringContaining('<Code>MissingAuthenticationToken</Code>'),
      ])
    }
  })

  test('a body larger than any e-mail', async () => {
    const answer = await fetch(trial.ses.url, {
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

describe('an injected fault', () => {
  test('down: the connection breaks, for sending and for every other action', async () => {
    trial.ses.faults.set({ kind: 'down' })
    expect(await refusalOf(trial.send(aLetter()))).toMatch(
      /^undefined (Error|TimeoutError): (socket hang up|.*ECONNRESET)/,
    )
    expect(await refusalOf(trial.client.send(new GetSendQuotaCommand()))).not.toBe('accepted')
    expect(trial.ses.inbox.list()).toEqual([])
  })

  test('throttled: the SDK retries', async () => {
    trial.ses.faults.set({ kind: 'throttled', times: 1 })
    expect(await refusalOf(trial.send(aLetter()))).toBe('400 Throttling: Maximum sending rate exceeded.')
    trial.ses.faults.set({ kind: 'throttled', times: 2 })
    const patient = clientOf(trial.ses.url, { maxAttempts: 3 })
    const { $metadata } = await trial.send(aLetter(), patient)
    patient.destroy()
    expect($metadata.attempts).toBe(3)
    expect(trial.ses.inbox.list()).toHaveLength(1)
  })

  test('throttled, rejected and dropped responses affect only sending', async () => {
    for (const kind of ['throttled', 'rejected', 'drop-answer'] as const) {
      trial.ses.faults.set({ kind, times: 1 })
      await trial.client.send(new GetSendQuotaCommand())
      expect(await refusalOf(trial.send(aLetter()))).not.toBe('accepted')
      expect(await refusalOf(trial.send(aLetter()))).toBe('accepted')
    }
  })

  test('rejected: the e-mail is refused without a retry', async () => {
    trial.ses.faults.set({ kind: 'rejected' })
    expect(await refusalOf(trial.send(aLetter()))).toMatch(/^400 MessageRejected/)
    expect(trial.ses.inbox.list()).toEqual([])
  })

  test('a dropped response: the e-mail is kept although its sender gets no response', async () => {
    trial.ses.faults.set({ kind: 'drop-answer' })
    expect(await refusalOf(trial.send(aLetter()))).not.toBe('accepted')
    expect(trial.onlyMail().subject).toBe('Welcome')
  })
})

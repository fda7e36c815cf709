import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetSendQuotaCommand } from '@aws-sdk/client-ses'
import { describe, expect, test } from 'vitest'
import { startSes } from '../ses/server.ts'
import { aLetter, clientOf, refusalOf, sender, sesTrial, settingsIn, utf8, withSubject } from './ses-trial.ts'

const trial = sesTrial()

describe('an e-mail that is sent', () => {
  test('is in the inbox unchanged', async () => {
    const { MessageId } = await trial.send(
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
      }),
    )
    expect(trial.onlyMail()).toEqual({
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

  test('is passed to listeners when it is on disk', async () => {
    const heard: string[] = []
    const stop = trial.ses.inbox.onMail(({ subject }) =>
      heard.push(`${subject} ${trial.ses.inbox.list().length}`),
    )
    await trial.send(withSubject('First'))
    stop()
    await trial.send(withSubject('Second'))
    expect(heard).toEqual(['First 1'])
  })

  test('keeps the order of arrival when the clock goes back', async () => {
    const own = await mkdtemp(join(tmpdir(), 'local-ses-clock-'))
    const times = ['2026-01-02', '2026-01-01', '2026-01-01', '2026-01-03'].map((day) => new Date(day))
    for (const subjects of [
      ['a', 'b'],
      ['c', 'd'],
    ]) {
      const server = await startSes({ ...settingsIn(own), now: () => times.shift()! })
      const ownClient = clientOf(server.url)
      for (const subject of subjects) await trial.send(withSubject(subject), ownClient)
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

  test('may come from any address of a verified domain', async () => {
    const from = '"Company, Inc." <anyone@mail.Company.example.org>'
    await trial.send(aLetter({ Source: from }))
    expect(trial.onlyMail().from).toBe(from)
  })

  test('counts in the quota, once for each of its recipients', async () => {
    await trial.send(aLetter({ Destination: { ToAddresses: ['a@example.net', 'b@example.net'] } }))
    expect(await trial.client.send(new GetSendQuotaCommand())).toMatchObject({
      Max24HourSend: 50_000,
      MaxSendRate: 14,
      SentLast24Hours: 2,
    })
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
    // A space before the soft line break belongs to the text.
    'Gr=FC=DFe, ein =',
    'Satz',
    '--inner',
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<p>Grüße</p>').toString('base64'),
    '--inner',
    'Content-Type: text/calendar; method=REQUEST; charset=UTF-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('BEGIN:VCALENDAR\r\nX:Grüße\r\n').toString('base64'),
    '--inner--',
    '--outer',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename=notes.txt',
    '',
    'An attachment.',
    '--outer--',
    '',
  ].join('\r\n')

  test('is parsed as an e-mail program does', async () => {
    await trial.sendRaw(message)
    expect(trial.onlyMail()).toMatchObject({
      from: 'Müller & Co <hello@example.com>',
      to: ['visitor@example.net', 'second@example.net'],
      replyTo: ['answers@example.net'],
      subject: 'Selamat Müller',
      text: 'Grüße, ein Satz',
      html: '<p>Grüße</p>',
      calendar: 'BEGIN:VCALENDAR\r\nX:Grüße\r\n',
    })
  })

  test('goes to the recipients of the request, not to those of its header', async () => {
    await trial.sendRaw(message.replaceAll('\r\n', '\n'), {
      Source: sender,
      Destinations: ['third@example.net'],
    })
    expect(trial.onlyMail()).toMatchObject({ to: ['third@example.net'], text: 'Grüße, ein Satz' })
  })

  test('is refused without a sender, without a recipient, and from an unverified sender', async () => {
    const plain = 'Subject: Hello\r\n\r\nHello'
    expect(await refusalOf(trial.sendRaw(`To: visitor@example.net\r\n${plain}`))).toContain(
      "Missing required header 'From'.",
    )
    expect(await refusalOf(trial.sendRaw(`From: ${sender}\r\n${plain}`))).toContain(
      "Missing required header 'To'.",
    )
    const stranger = `From: stranger@example.com\r\nTo: visitor@example.net\r\n${plain}`
    expect(await refusalOf(trial.sendRaw(stranger, { Source: sender }))).toContain('not verified')
    expect(trial.ses.inbox.list()).toEqual([])
  })
})

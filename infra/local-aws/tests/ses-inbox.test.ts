import { describe, expect, test } from 'vitest'
import { answerInbox } from '../ses/inbox-routes.ts'
import { sender, utf8, aLetter, withSubject, sesTrial } from './ses-trial.ts'

const trial = sesTrial()

describe('the inbox at /_local/mail', () => {
  const get = (path: string, accept = 'text/html') =>
    answerInbox({ method: 'GET', path, accept }, trial.ses.inbox)!
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>'

  test('returns every e-mail as JSON, oldest first', async () => {
    await trial.send(withSubject('First'))
    await trial.send(aLetter())
    const { status, headers, body } = get('/_local/mail', 'application/json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const [first, second] = trial.ses.inbox.list()
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

  test('shows the page with the newest e-mail first and open, or with the chosen one open', async () => {
    await trial.send(withSubject('First'))
    await trial.send(withSubject('Second'))
    const { body } = get('/_local/mail')
    expect(body.indexOf('>Second<')).toBeLessThan(body.indexOf('>First<'))
    expect(body).toContain('<h2>Second</h2>')
    const [first] = trial.ses.inbox.list()
    expect(get(`/_local/mail?id=${first!.id}`).body).toContain('<h2>First</h2>')
    const gone = get('/_local/mail?id=gone')
    expect([gone.status, gone.body]).toEqual([404, expect.stringContaining('There is no such e-mail')])
  })

  test('says that it is empty', () => {
    expect(get('/_local/mail').body).toContain('No e-mails yet')
    expect(get('/_local/mail', 'application/json').body).toBe('[]')
  })

  test('escapes markup in every field', async () => {
    const name = `"${hostile.replaceAll('"', '\\"')}" <visitor@example.net>`
    await trial.send(
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

  test("shows an e-mail's HTML in a frame that runs no script and loads only images of this host", async () => {
    await trial.send(aLetter())
    const path = `/_local/mail/${trial.onlyMail().id}/html`
    expect(get('/_local/mail').body).toContain(`<iframe sandbox src="${path}"`)
    const { status, headers, body } = get(path)
    expect([status, body]).toEqual([200, '<p>Good day.</p>'])
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:.*; sandbox$/,
    )
    expect(get('/_local/mail/gone/html').status).toBe(404)
  })

  test('shows a calendar part, as text, as a link and as data', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:<b>Interview</b>\r\nEND:VCALENDAR\r\n'
    await trial.sendRaw(
      `From: ${sender}\r\nTo: visitor@example.net\r\nContent-Type: text/calendar\r\n\r\n${calendar}`,
    )
    const path = `/_local/mail/${trial.onlyMail().id}/calendar`
    const page = get('/_local/mail').body
    expect(page).toContain(`<a href="${path}">`)
    expect(page).toContain('SUMMARY:&lt;b&gt;Interview&lt;/b&gt;')
    const { status, headers, body } = get(path)
    expect([status, headers['content-type'], body]).toEqual([200, 'text/calendar; charset=utf-8', calendar])
    expect(JSON.parse(get('/_local/mail', 'application/json').body)).toMatchObject([{ calendar }])
    expect(get('/_local/mail/gone/calendar').status).toBe(404)
  })

  test('answers only reads, and no other paths', async () => {
    await trial.send(aLetter())
    const asked = (method: string, path: string) =>
      answerInbox({ method, path, accept: undefined }, trial.ses.inbox)
    for (const path of ['/_local/mail', `/_local/mail/${trial.onlyMail().id}/html`])
      expect([path, asked('DELETE', path)?.status]).toEqual([path, 405])
    expect(asked('GET', '/_local/mail/x')).toBeUndefined()
    expect(trial.ses.inbox.list()).toHaveLength(1)
  })
})

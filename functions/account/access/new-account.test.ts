import { describe, expect, test, vi } from 'vitest'
import { createLog } from '#functions/platform/log/log.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { firstLinks, sendEmail, setPasswordUrl } from './account-mail.ts'
import type { Accounts } from './accounts.ts'
import { openAccount, welcome, welcomeFor } from './new-account.ts'
import { daySeconds } from '#shared/platform/durations.ts'

const now = new Date('2026-11-21T09:00:00Z')
const nowSeconds = now.getTime() / 1000

type Sent = { email: Email; to: string; tags: unknown }

/** An app that keeps what it is given; `taken` are the e-mail addresses that have an account. */
function anApp({ taken = false, creates = true } = {}) {
  const created: { user: StoredUser; steps: readonly Step[] }[] = []
  const links: { token: string; link: Record<string, unknown> }[] = []
  const sent: Sent[] = []
  const send = vi.fn(async (email: Email, { to, tags }: { to: string; tags: unknown }) => {
    sent.push({ email, to, tags })
  })
  const app = {
    siteUrl: 'https://example.com',
    clock: () => now,
    passwordCost: { memoryKibibytes: 64, passes: 1, parallelism: 1 },
    random: { id: () => 'user-1' },
    mail: async () => ({ send }),
    links: {
      keep: async (token: string, link: Record<string, unknown>) => void links.push({ token, link }),
    },
    users: {
      isTaken: async () => taken,
      create: async (user: StoredUser, steps: readonly Step[]) => {
        created.push({ user, steps })
        return creates
      },
    },
  } as unknown as Accounts
  return { app, created, links, sent, send }
}

const given = { email: 'Aisyah@Example.com', name: 'Aisyah Rahman', phone: '' }
const account = { ...given, id: 'user-1', epoch: 2, passwordHash: 'hash' } as StoredUser
const { passwordHash: _, ...withoutPassword } = account

describe('opening an account', () => {
  test('creates it empty, to be proved within seven days', async () => {
    const { app, created } = anApp()
    const user = await openAccount(given, app)
    expect(user).toEqual({
      ...given,
      id: 'user-1',
      title: '',
      location: '',
      about: '',
      skills: [],
      experience: [],
      education: '',
      languages: [],
      epoch: 0,
      createdAt: '2026-11-21T09:00:00.000Z',
      proveBy: '2026-11-28T09:00:00.000Z',
      reminders: 0,
    })
    expect(created).toEqual([{ user, steps: [] }])
  })

  test('keeps what it is given, and a password as a hash alone', async () => {
    const { app } = anApp()
    const user = await openAccount({ ...given, title: 'Engineer', password: 'eight racks in 1 row' }, app)
    expect(user).toMatchObject({ title: 'Engineer', passwordHash: expect.stringMatching(/^\$argon2id\$/) })
    expect(JSON.stringify(user)).not.toContain('racks')
  })

  test('writes the steps of its caller in the same transaction', async () => {
    const { app, created } = anApp()
    const step = { Delete: { TableName: 'guards', Key: { id: 'ticket' } } }
    await openAccount(given, app, (userId) => [{ ...step, Delete: { ...step.Delete, Key: { id: userId } } }])
    expect(created[0]?.steps).toEqual([{ Delete: { TableName: 'guards', Key: { id: 'user-1' } } }])
  })

  test('with an e-mail address that has one opens none, and hashes nothing', async () => {
    const { app, created } = anApp({ taken: true })
    expect(await openAccount({ ...given, password: 'eight racks in 1 row' }, app)).toBeUndefined()
    expect(created).toEqual([])
  })

  test('opens none when its transaction fails, as after a concurrent registration', async () => {
    expect(await openAccount(given, anApp({ creates: false }).app)).toBeUndefined()
  })
})

describe('the link of an e-mail', () => {
  test('that sets a password works for an hour, and follows the #', async () => {
    const { app, links } = anApp()
    const url = await setPasswordUrl(account, 'reset', app)
    expect(links).toEqual([
      {
        token: expect.stringMatching(/^[\w-]{43}$/),
        link: { userId: 'user-1', epoch: 2, purpose: 'reset', expiresAt: nowSeconds + 3600 },
      },
    ])
    expect(url).toBe(`https://example.com/forgot-password#reset=${links[0]?.token}`)
  })

  test('of a registration works as long as its account waits for a proof', async () => {
    const { app, links } = anApp()
    await firstLinks(withoutPassword, app)
    expect(links.map(({ link }) => [link['purpose'], link['expiresAt']])).toEqual([
      ['first', nowSeconds + 7 * daySeconds],
      ['welcome', nowSeconds + 7 * daySeconds],
    ])
  })

  test('that confirms, and the one that deletes what another person registered, have their token behind the #', async () => {
    const { app, links } = anApp()
    const { url, disownUrl } = await firstLinks(account, app)
    expect(url).toBe(`https://example.com/confirm-email#confirm=${links[0]?.token}`)
    expect(disownUrl).toBe(`https://example.com/confirm-email#not-mine=${links[0]?.token}`)
  })

  test('is another one each time', async () => {
    const { app, links } = anApp()
    await Promise.all([firstLinks(account, app), firstLinks(account, app)])
    expect(links[0]?.token).not.toBe(links[1]?.token)
  })
})

describe('the welcome', () => {
  test('of an account with a password confirms the address, of another one sets its password', async () => {
    const { app } = anApp()
    expect((await welcomeFor(account, app)).text).toContain('/confirm-email#confirm=')
    expect((await welcomeFor(withoutPassword, app)).text).toContain('/forgot-password#reset=')
  })

  test('goes to the canonical spelling of the address', async () => {
    const { app, sent } = anApp()
    await welcome(
      account,
      app,
      createLog({}, () => {}),
    )
    expect(sent).toMatchObject([
      {
        email: { subject: expect.stringContaining('Your candidate account') },
        to: 'aisyah@example.com',
        tags: { user: 'user-1' },
      },
    ])
  })

  test('that cannot be sent fails no registration, and leaves a warning without an address', async () => {
    const { app, send } = anApp()
    send.mockRejectedValue(new Error('aisyah@example.com is on no list'))
    const lines: string[] = []
    await welcome(
      account,
      app,
      createLog({}, (line) => lines.push(line)),
    )
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', event: 'an e-mail was not sent', userId: 'user-1', error: 'Error' },
    ])
    expect(lines.join('')).not.toContain('aisyah')
    await expect(sendEmail(account, { subject: '', text: '', html: '' }, app)).rejects.toThrow('on no list')
  })
})

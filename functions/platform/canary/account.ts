import { randomBytes } from 'node:crypto'
import { callSite, good, textIn, runCheck, type Site } from './site.ts'

type Say = (line: string) => void

/** SES accepts every e-mail to it and delivers none. */
export const freshMailbox = (purpose: string): string =>
  `success+${purpose}-${randomBytes(8).toString('hex')}@simulator.amazonses.com`

/** Long enough that the list of common passwords takes one in a million for one of them. */
export const freshPassword = (): string => `canary ${randomBytes(12).toString('hex')} 1a`

export type TestAccount = { email: string; password: string; token: string }

export const checkPassword = (site: Site, { email, password }: TestAccount, say: Say): Promise<void> =>
  runCheck(
    {
      name: 'the password is verified: argon2',
      lookAt: 'the log of Auth: crypto.argon2 needs Node 24.7',
      run: async () => void good(await callSite(site, 'POST /auth/login', { json: { email, password } })),
    },
    say,
  )

export const deleteAccount = (site: Site, { token, password }: TestAccount, say: Say): Promise<void> =>
  runCheck(
    {
      name: 'the account is deleted',
      lookAt: 'the log of Auth; the account expires after seven days',
      run: async () => void good(await callSite(site, 'DELETE /auth/me', { token, json: { password } })),
    },
    say,
  )

/** One account at the address of the mail simulator is opened, used, and deleted with all it has, also after a failure. */
export async function accountChecks(site: Site, say: Say = () => {}): Promise<void> {
  const [email, password] = [freshMailbox('canary'), freshPassword()]
  const form = { name: 'Canary', email, password }
  const token = await runCheck(
    {
      name: 'an account is opened',
      lookAt: 'the log of Auth, DynamoDB and SES',
      run: async () => textIn(good(await callSite(site, 'POST /auth/register', { form })), 'token'),
    },
    say,
  )
  const account = { email, password, token }
  try {
    await checkPassword(site, account, say)
  } finally {
    await deleteAccount(site, account, say)
  }
}

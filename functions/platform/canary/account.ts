import { randomBytes } from 'node:crypto'
import { callSite, good, textIn, runCheck, type Site } from './site.ts'

type Say = (line: string) => void

/** SES accepts every e-mail to it and delivers none. */
const mailbox = (id: string): string => `success+canary-${id}@simulator.amazonses.com`

/** Long enough that the list of common passwords takes one in a million for one of them. */
const freshPassword = (): string => `canary ${randomBytes(12).toString('hex')} 1a`

/** One account at the address of the mail simulator is opened, used, and deleted with all it has, also after a failure. */
export async function accountChecks(site: Site, say: Say = () => {}): Promise<void> {
  const id = randomBytes(8).toString('hex')
  const [email, password] = [mailbox(id), freshPassword()]
  const form = { name: 'Canary', email, password }
  const token = await runCheck(
    {
      name: 'an account is opened',
      lookAt: 'the log of Auth, DynamoDB and SES',
      run: async () => textIn(good(await callSite(site, 'POST /auth/register', { form })), 'token'),
    },
    say,
  )
  try {
    await runCheck(
      {
        name: 'the password is verified',
        lookAt: 'the log of Auth: crypto.argon2 needs Node 24.7',
        run: async () => void good(await callSite(site, 'POST /auth/login', { json: { email, password } })),
      },
      say,
    )
  } finally {
    await runCheck(
      {
        name: 'the account is deleted',
        lookAt: 'the log of Auth; the account expires after seven days',
        run: async () => void good(await callSite(site, 'DELETE /auth/me', { token, json: { password } })),
      },
      say,
    )
  }
}

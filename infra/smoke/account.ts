import { readFileSync } from 'node:fs'
import {
  checkPassword,
  freshMailbox,
  freshPassword,
  type TestAccount,
} from '#functions/platform/canary/account.ts'
import { callSite, good, textIn, runCheck, type Site } from '#functions/platform/canary/site.ts'
import { apiKeyHeader } from '#shared/platform/contract/headers.ts'
import { apiUrl } from './api.ts'
import { cvFiles } from './cv.ts'

type Say = (line: string) => void

const name = 'Smoke Test'

export type SmokeAccount = TestAccount & { userId: string }

export const openAccount = (site: Site, say: Say): Promise<SmokeAccount> =>
  runCheck(
    {
      name: 'an account is opened',
      lookAt: 'the log of Auth: crypto.argon2 needs Node 24.7',
      run: async () => {
        const email = freshMailbox('smoke')
        const password = freshPassword()
        const form = new FormData()
        for (const [field, value] of Object.entries({ name, email, password })) form.set(field, value)
        form.set('cv_file', new Blob([readFileSync(cvFiles.text)]), 'smoke.pdf')
        const answer = await fetch(apiUrl(site, '/auth/register'), {
          method: 'POST',
          headers: { [apiKeyHeader]: site.apiKey },
          body: form,
        })
        const body = (await answer.json()) as {
          data?: { token: string; user: { id: string } }
          code?: string
        }
        if (body.data === undefined) throw new Error(`answered ${answer.status} ${body.code ?? ''}`)
        return { email, password, token: body.data.token, userId: body.data.user.id }
      },
    },
    say,
  )

export async function accountChecks(site: Site, account: SmokeAccount, say: Say): Promise<void> {
  const { email, token } = account
  await runCheck(
    {
      name: 'its file is stored and read: S3',
      lookAt: 'S3 and the grants of Auth',
      run: async () => {
        const url = textIn(good(await callSite(site, 'GET /auth/me', { token })), 'cv_url')
        if (!url.startsWith('http')) throw new Error('the profile has no file')
        const answer = await fetch(url)
        const bytes = Buffer.from(await answer.arrayBuffer())
        if (!answer.ok || !bytes.equals(readFileSync(cvFiles.text)))
          throw new Error(`S3 answered ${answer.status}`)
      },
    },
    say,
  )
  await runCheck(
    {
      name: 'an e-mail is sent: SES',
      lookAt: 'SES and the log of Auth',
      run: async () => {
        const answer = await callSite(site, 'POST /auth/forgot-password', { form: { email } })
        // SES counts the simulator's mailboxes as one, so the product's limit of e-mails to a mailbox counts all runs.
        if (answer.code === 'too_many_attempts')
          say('--  no further e-mail: the limit of the mailbox is reached')
        else good(answer)
      },
    },
    say,
  )
  await checkPassword(site, account, say)
}

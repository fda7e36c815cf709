import type { BrowserContextOptions } from 'playwright-core'
import { apiKeyHeader, deskHeader } from '#shared/platform/contract/headers.ts'
import type { BuiltProduct } from '../../browser/built-product.ts'
import { localSettings } from '../../local/account/settings.ts'
import { makeFirstApplications } from '../../local/desk/sample-applications.ts'
import { codeOf, openSampleStaff } from '../../local/desk/sample-staff.ts'

const cookieName = '__Host-desk'
/** The invitation has used the code of the current step; the server also accepts that of the next. */
const stepMilliseconds = 30_000

const cookieIn = ({ headers }: Response): string =>
  new RegExp(`${cookieName}=(\\w+)`).exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

type SignIn = NonNullable<BrowserContextOptions['storageState']>

/** Makes the samples of the local run, and answers how each sample member of staff is signed in, by e-mail address. */
export async function staffSignedIn({
  directory,
  ...stack
}: Pick<BuiltProduct, 'directory' | 'site' | 'dynamo' | 'ses'>): Promise<ReadonlyMap<string, SignIn>> {
  const { site, ses } = stack
  await makeFirstApplications(directory, stack)
  const [apiKey = ''] = localSettings.apiKeys
  const call = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${site}/api/desk/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [apiKeyHeader]: apiKey,
        [deskHeader]: 'local',
        ...(cookie === '' ? {} : { cookie: `${cookieName}=${cookie}` }),
      },
      body: JSON.stringify(body),
    })
  const signIns = new Map<string, SignIn>()
  for (const member of await openSampleStaff(directory, site, ses.inbox)) {
    const { email, password } = member
    const first = cookieIn(await call('sign-in', { email, password }))
    const code = codeOf(member, new Date(Date.now() + stepMilliseconds))
    const value = cookieIn(await call('sign-in/code', { code }, first))
    const cookie = { path: '/', expires: -1, httpOnly: true, secure: true, sameSite: 'Strict' } as const
    const domain = new URL(site).hostname
    signIns.set(email, { origins: [], cookies: [{ name: cookieName, value, domain, ...cookie }] })
  }
  return signIns
}

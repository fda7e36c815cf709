import type { BrowserContextOptions } from 'playwright-core'
import { apiKeyHeader } from '#shared/platform/contract/headers.ts'
import { localSettings } from '../local/account/settings.ts'

type Registration = { data: { token: string; user: unknown } }

const candidate = {
  name: 'Aisyah Rahman',
  email: 'aisyah.rahman@example.com',
  phone: '+60 12-345 6789',
  password: 'eight racks in 1 row',
}

async function register(site: string, email: string): Promise<Registration> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...candidate, email })) body.set(name, value)
  const [apiKey = ''] = localSettings.apiKeys
  const answer = await fetch(`${site}/api/auth/register`, {
    method: 'POST',
    headers: { [apiKeyHeader]: apiKey },
    body,
  })
  if (!answer.ok) throw new Error(`The registration of a candidate answered ${answer.status}`)
  return (await answer.json()) as Registration
}

type StorageState = NonNullable<BrowserContextOptions['storageState']>

/** Registers a candidate and returns the local storage of a signed-in browser. */
export const signedIn = async (site: string, email = candidate.email): Promise<StorageState> =>
  (await signedInWithToken(site, email)).storageState

/** Also returns the token, for calls of the API. */
export async function signedInWithToken(
  site: string,
  email = candidate.email,
): Promise<{ storageState: StorageState; token: string }> {
  const { data } = await register(site, email)
  const localStorage = [
    { name: 'authToken', value: data.token },
    { name: 'user', value: JSON.stringify(data.user) },
  ]
  return { token: data.token, storageState: { cookies: [], origins: [{ origin: site, localStorage }] } }
}

import { deskHeader } from '#shared/platform/contract/headers.ts'
import type { TestStack } from './stack.ts'
import { behindTheEdge } from './enquiries.ts'

export type ApiAnswer = { status: number; headers: Headers; body: Record<string, unknown> }

export type ApiCall = {
  json?: unknown
  /** Sent as a form, as the pages do. */
  form?: Readonly<Record<string, string>>
  token?: string | undefined
  address?: string
  /** The cookie of a sign-in at the desk, sent with the header that the desk's pages set. */
  cookie?: string | undefined
  headers?: Readonly<Record<string, string>>
}

export const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

let networks = 0
/** An IP address of another network each time, so that tests share no limit. */
export const aNetwork = (): string => {
  networks += 1
  return `198.18.${networks >> 8}.${networks & 255}`
}

/** Calls the API as the edge passes a request on to the gateway. */
export const caller =
  (stack: Pick<TestStack, 'gateway'>) =>
  async (
    route: string,
    { json, form, token, cookie, address = aNetwork(), headers: more }: ApiCall = {},
  ): Promise<ApiAnswer> => {
    const [method = 'GET', path = '/'] = route.split(' ')
    const { 'content-type': jsonType = '', ...headers } = behindTheEdge({ address })
    const body = form === undefined ? (json === undefined ? undefined : JSON.stringify(json)) : formOf(form)
    const response = await fetch(`${stack.gateway}/api${path}`, {
      method,
      headers: {
        ...headers,
        ...(json === undefined ? {} : { 'content-type': jsonType }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie: `__Host-desk=${cookie}`, [deskHeader]: '1' }),
        ...more,
      },
      ...(body === undefined ? {} : { body }),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as ApiAnswer['body'],
    }
  }

export type Call = ReturnType<typeof caller>

export const goodPassword = 'eight racks in 1 row'

let candidates = 0

/** Registers a new candidate and returns the fields, the id and the token. */
export async function aCandidate(call: Call, fields: Readonly<Record<string, string>> = {}) {
  candidates += 1
  const person = {
    name: 'Aisyah Rahman',
    email: `aisyah.${candidates}@example.com`,
    password: goodPassword,
    ...fields,
  }
  const { status, body } = await call('POST /auth/register', { form: person })
  if (status !== 200) throw new Error(`Registration was answered ${status}: ${JSON.stringify(body)}`)
  const { user, token } = body['data'] as { user: { id: string }; token: string }
  return { ...person, id: user.id, token }
}

export const tokenIn = (answer: ApiAnswer): string => (answer.body['data'] as { token: string }).token

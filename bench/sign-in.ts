import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '#shared/platform/contract/limits.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { startStack } from '#infra/local/stack.ts'
import { goals, type Section } from './figures.ts'
import { addressNumber, callerHeaders } from './gateway-event.ts'
import { pairedFigure, pairedRounds } from './rounds.ts'

/** Below the limit, so that checks of passwords are measured and not refusals by the limit. */
const roundsPerAccount = limits.signInPerAccount.max - 1

const emailOf = (account: number): string => `known-${account}@example.com`

/** Compares failed sign-ins of existing and unknown accounts, because the time must not reveal whether an account exists. */
export async function signInTimes(folder: string, rounds: number): Promise<Section> {
  const directory = join(folder, 'sign-in')
  mkdirSync(directory, { recursive: true })
  const stack = await startStack({
    directory,
    ports: { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 },
    openSite: async () => async (_, response) => {
      response.writeHead(404).end()
    },
    world: { log: createLog({}, () => {}) },
  })
  let requests = 0
  const post = async (path: string, body: FormData | string, expected: number): Promise<number> => {
    requests += 1
    const start = performance.now()
    const response = await fetch(`${stack.gateway}/api${path}`, {
      method: 'POST',
      headers: {
        ...callerHeaders(addressNumber(requests)),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
    })
    await response.arrayBuffer()
    if (response.status !== expected) throw new Error(`${path} was answered ${response.status}.`)
    return performance.now() - start
  }
  const attempt = (email: string): Promise<number> =>
    post('/auth/login', JSON.stringify({ email, password: 'not the right 1' }), 401)
  try {
    for (let account = 0; account * roundsPerAccount < rounds; account += 1) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ name: 'Known', password: 'eight racks in 1 row' }))
        form.set(name, value)
      form.set('email', emailOf(account))
      await post('/auth/register', form, 200)
    }
    let known = 0
    let unknown = 0
    const times = await pairedRounds(rounds, {
      known: () => attempt(emailOf(Math.floor(known++ / roundsPerAccount))),
      unknown: () => attempt(`unknown-${unknown++}@example.com`),
    })
    const figure = pairedFigure('unknown account', 'ms', times.unknown, {
      values: times.known,
      name: 'known account, wrong password',
    })
    const { min, max } = goals.unknownToKnownSignIn
    const goal = {
      text: `${min} <= ratio <= ${max}`,
      holds: figure.ratio >= min && figure.ratio <= max,
    }
    return { title: `Failed sign-in (${rounds} rounds)`, figures: [{ ...figure, goal }] }
  } finally {
    await stack.close()
  }
}

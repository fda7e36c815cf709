import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'
import { anEnquiry, behindTheEdge } from '#tests/support/enquiries.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aFolder } from '#tests/support/folder.ts'
import { freePorts } from '#tests/support/free-ports.ts'

/** Runs `npm start` as a process, as a newcomer does. */
const script = 'infra/local/start.mjs'
const portsOfOneStart = 5
const folder = aFolder()
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
})
afterAll(() => folder.remove())

async function launch(port: number, ...flags: string[]) {
  const child = spawn(process.execPath, [script, '--data', folder.path('data'), ...flags], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port) },
  })
  running.push(child)
  let output = ''
  const printed = new Promise<void>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('  Data ')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  // `close` follows the last output.
  await Promise.race([printed, once(child, 'close')])
  return { child, output: () => output, site: `http://localhost:${port}` }
}

/** A process that must start; if it does not, the test fails with its output. */
async function start(port: number, ...flags: string[]) {
  const launched = await launch(port, ...flags)
  if (launched.child.exitCode !== null) throw new Error(`It did not start: ${launched.output()}`)
  return launched
}

async function end(child: ChildProcess): Promise<number | null> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await exit
  return code as number | null
}

const mailsOf = async (site: string): Promise<{ subject: string }[]> =>
  (await fetch(`${site}/_local/mail`, { headers: { accept: 'application/json' } })).json() as Promise<
    { subject: string }[]
  >

const jobsOf = async (site: string): Promise<unknown> => {
  const answer = await fetch(`${site}/api/jobs`, { headers: behindTheEdge() })
  return ((await answer.json()) as { total: unknown }).total
}

describe('starting the product', () => {
  test('prints every URL, serves page, API and inbox, exits with 0, and keeps its data, which no second process opens', async () => {
    const port = await freePorts(2 * portsOfOneStart)
    const stale = join(folder.path('data'), 'mail', 'of-an-earlier-run')
    mkdirSync(dirname(stale), { recursive: true })
    writeFileSync(stale, '')
    const first = await start(port, '--fresh')
    expect(existsSync(stale)).toBe(false)
    expect(first.output()).toContain('First start: imported 6 sample positions')
    expect(first.output()).not.toContain('"event":"answered"')
    for (const [name, offset] of [
      ['Ready', 0],
      ['Gateway', 1],
      ['DynamoDB', 2],
      ['S3', 3],
      ['SES', 4],
    ] as const) {
      expect(first.output()).toMatch(
        new RegExp(`${name} +http://(localhost|127\\.0\\.0\\.1):${port + offset}\\b`),
      )
    }
    const page = await fetch(`${first.site}/contact`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const sent = await fetch(`${first.site}/api/contact/`, {
      method: 'POST',
      headers: behindTheEdge(),
      body: JSON.stringify(anEnquiry({ subject: 'Kept between runs' })),
    })
    expect(sent.status).toBe(200)
    const ofTheEnquiry = ['[Enquiry] Kept between runs', 'We received your enquiry – Merbok AI Cloud']
    await eventually(
      async () => (await mailsOf(first.site)).map(({ subject }) => subject),
      (subjects) => ofTheEnquiry.every((subject) => subjects.includes(subject)),
    )
    expect(await jobsOf(first.site)).toBe(6)
    expect(await end(first.child)).toBe(0)

    const second = await start(port)
    expect(second.output()).not.toContain('First start')
    expect(await jobsOf(second.site)).toBe(6)
    expect((await mailsOf(second.site)).map(({ subject }) => subject)).toContain(
      '[Enquiry] Kept between runs',
    )
    const beside = await launch(port + portsOfOneStart)
    expect(beside.child.exitCode).toBe(1)
    expect(beside.output()).toContain(`in use by process ${second.child.pid}`)
    expect(await end(second.child)).toBe(0)
  })

  test('on a port in use prints one line that says so', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { child, output } = await launch(port)
    server.close()
    expect(child.exitCode).toBe(1)
    expect(output().trim().split('\n').at(-1)).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose other ports: PORT=4000 npm start`,
    )
  })

  test('with an invalid PORT prints one line that says so', () => {
    const { status, stderr } = spawnSync(process.execPath, [script], {
      cwd: repositoryRoot,
      env: { ...process.env, PORT: 'three' },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, 'PORT is "three": please give a number from 1 to 65531.\n'])
  })
})

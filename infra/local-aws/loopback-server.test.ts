import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './loopback-server.ts'

const statusFor = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })

test('refuses (421) a host name that a foreign site resolves to loopback', async () => {
  const server = await listen(0, async (_, response) => void response.end("the developer's e-mails"))
  onTestFinished(() => server.close())
  for (const host of [
    `localhost:${server.port}`,
    'localhost',
    '127.0.0.1',
    `[::1]:${server.port}`,
    'uploads.localhost',
  ])
    expect([host, await statusFor(server.port, host)]).toEqual([host, 200])
  for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:3000', '127.0.0.1.nip.io'])
    expect([host, await statusFor(server.port, host)]).toEqual([host, 421])
})

test('refuses (403) a request with the origin of another site, without calling the handler', async () => {
  let done = 0
  const server = await listen(0, async (_, response) => {
    done += 1
    response.end('published')
  })
  onTestFinished(() => server.close())
  // A request that browsers send without a preflight: text/plain, with the page's origin.
  const post = async (origin?: string) => {
    const headers = { 'content-type': 'text/plain', ...(origin === undefined ? {} : { origin }) }
    return (await fetch(server.url, { method: 'POST', headers, body: '{}' })).status
  }
  for (const origin of [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil.example:3000',
    'null',
  ])
    expect([origin, await post(origin)]).toEqual([origin, 403])
  expect(done).toBe(0)
  for (const origin of [server.url, 'http://127.0.0.1:3000', undefined])
    expect([origin, await post(origin)]).toEqual([origin, 200])
})

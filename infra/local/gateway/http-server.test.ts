import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './http-server.ts'

const statusFor = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })

test('a page of another site cannot read the local run under a name of its own', async () => {
  const server = await listen(0, async (_, response) => void response.end('the developer’s e-mails'))
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

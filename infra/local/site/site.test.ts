import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageHashesFile } from '../../page-hashes.ts'
import { createSite } from './site.ts'

const parent = mkdtempSync(join(tmpdir(), 'local-site-'))
const folder = join(parent, 'web')

let builds = 0
function build(page: string, styleHash: string): void {
  builds += 1
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(pageHashesFile(folder), JSON.stringify({ styleHashes: [styleHash] }))
  // File systems store times with different precision; real builds are seconds apart.
  for (const file of [join(folder, 'index.html'), pageHashesFile(folder)]) utimesSync(file, builds, builds)
}

test('serves a site that is rebuilt meanwhile with the policy of its new pages', async () => {
  build('<p>one</p>', 'sha256-one=')
  const site = createSite({
    folder,
    uploadsOrigin: 'http://127.0.0.1:1',
    gateway: () => Promise.reject(new Error('no call was made')),
    hasCalls: false,
  })
  const server = createServer((request, response) => void site(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    rmSync(parent, { recursive: true })
  })
  const look = async () => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    return [
      await answer.text(),
      /style-src [^;]*/.exec(answer.headers.get('content-security-policy') ?? '')?.[0],
    ]
  }
  expect(await look()).toEqual(['<p>one</p>', "style-src 'self' 'sha256-one='"])
  build('<p>two</p>', 'sha256-two=')
  expect(await look()).toEqual(['<p>two</p>', "style-src 'self' 'sha256-two='"])
})

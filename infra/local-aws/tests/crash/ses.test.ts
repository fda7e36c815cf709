import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { startSes } from '../../ses/server.ts'
import { settingsIn, clientOf, utf8, aLetter, sesTrial } from '../ses-trial.ts'

const trial = sesTrial()

describe('killed with SIGKILL', () => {
  const rounds = 4
  const senders = 4
  const acknowledgedBeforeKill = 30
  const serverFile = fileURLToPath(new URL('../../ses/server.ts', import.meta.url))

  async function startChild(own: string): Promise<{ url: string; child: ChildProcess }> {
    const program = `
      const { startSes } = await import(${JSON.stringify(serverFile)})
      const { url } = await startSes(${JSON.stringify(settingsIn(own))})
      console.log(url)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    return { url, child }
  }

  test('the server loses no acknowledged e-mail, leaves none torn, and starts again', async () => {
    const own = await mkdtemp(join(tmpdir(), 'local-ses-crash-'))
    const text = 'All of it. '.repeat(20_000)
    const acknowledged = new Set<string>()
    let sent = 0
    for (let round = 0; round < rounds; round += 1) {
      const { url, child } = await startChild(own)
      const exit = once(child, 'exit')
      const ownClient = clientOf(url)
      const before = acknowledged.size
      const sendOn = async (): Promise<void> => {
        for (;;) {
          sent += 1
          const { MessageId } = await trial.send(
            aLetter({ Message: { Subject: utf8(`Letter ${sent}`), Body: { Text: utf8(text) } } }),
            ownClient,
          )
          acknowledged.add(MessageId!)
          if (acknowledged.size - before === acknowledgedBeforeKill) child.kill('SIGKILL')
        }
      }
      await Promise.allSettled(Array.from({ length: senders }, sendOn))
      await exit
      ownClient.destroy()
    }
    const server = await startSes(settingsIn(own))
    const mails = server.inbox.list()
    const ids = new Set(mails.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * acknowledgedBeforeKill)
    expect(mails.every((mail) => mail.text === text)).toBe(true)
    expect(mails.map(({ at }) => at)).toEqual(mails.map(({ at }) => at).toSorted())
    expect((await readdir(own)).filter((name) => !name.endsWith('.json'))).toEqual([])
    await server.close()
    await rm(own, { recursive: true })
  })
})

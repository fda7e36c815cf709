import { mkdir, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../loopback-server.ts'
import { plain, refusalOf as refusalOfS3, startTrial } from './s3-trial.ts'
import { aLetter, refusalOf as refusalOfSes, sesTrial } from './ses-trial.ts'

const trial = sesTrial()
let errors: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => errors.mockRestore()
})

describe('an unexpected failure is answered 500, and the next request succeeds', () => {
  test('S3 without the file of an object', async () => {
    const s3 = await startTrial()
    onTestFinished(() => s3.end())
    await s3.put('letter', 'one')
    const contents = join(s3.directory, plain, 'contents')
    for (const name of await readdir(contents)) await rm(join(contents, name))
    expect(await refusalOfS3(s3.get('letter'))).toBe('500 InternalError')
    expect(errors).toHaveBeenCalledOnce()
    await s3.put('letter', 'two')
    expect(await s3.textOf('letter')).toBe('two')
  })

  test('SES without its folder', async () => {
    await rm(trial.directory, { recursive: true })
    expect(await refusalOfSes(trial.send(aLetter()))).toMatch(/^500 InternalFailure/)
    expect(errors).toHaveBeenCalledOnce()
    await mkdir(trial.directory)
    await trial.send(aLetter())
    expect(trial.onlyMail().subject).toBe('Welcome')
  })

  test('a server whose handler throws before, during and after its answer', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => written.mockRestore())
    const server = await listen(0, async ({ url }, response) => {
      if (url === '/before') throw new Error('before')
      response.write('some')
      if (url === '/during') throw new Error('during')
      response.end()
      if (url === '/after') throw new Error('after')
    })
    onTestFinished(() => server.close())
    expect((await fetch(`${server.url}/before`)).status).toBe(500)
    for (const path of ['/during', '/after', '/'])
      expect([path, await (await fetch(server.url + path)).text()]).toEqual([path, 'some'])
    expect(written).toHaveBeenCalledTimes(3)
  })
})

test.each(['S3', 'SES'])(
  '%s goes on after a client disconnects in the middle of its request',
  async (service) => {
    const s3 = await startTrial()
    onTestFinished(() => s3.end())
    const { port } = new URL(service === 'S3' ? s3.url : trial.ses.url)
    for (const text of [
      'PUT /documents/a HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nhalf',
      'nonsense\r\n\r\n',
    ]) {
      const socket = connect(Number(port), '127.0.0.1')
      await new Promise<void>((resolve) => {
        socket.once('connect', () => socket.write(text, () => resolve()))
      })
      socket.destroy()
    }
    await s3.put('letter', 'one')
    expect(await s3.textOf('letter')).toBe('one')
  },
)

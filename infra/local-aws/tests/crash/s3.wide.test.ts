import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { startS3 } from '../../s3/server.ts'
import { access, credentials, plain, region } from '../s3-trial.ts'

const rounds = 8
const writers = 6
const acknowledgedBeforeKill = 25

const serverFile = fileURLToPath(new URL('../../s3/server.ts', import.meta.url))
const accessFile = fileURLToPath(new URL('../../access.ts', import.meta.url))
const settings = (directory: string) => ({
  directory,
  port: 0,
  buckets: [{ name: plain, corsOrigins: [] }],
  region,
})

/** The server in a separate process, which the test kills with SIGKILL. */
async function startChild(directory: string): Promise<{ url: string; child: ChildProcess }> {
  const program = `
    const { startS3 } = await import(${JSON.stringify(serverFile)})
    const { accessFor } = await import(${JSON.stringify(accessFile)})
    const access = accessFor([{ name: 'root', ...${JSON.stringify(credentials)} }])
    const { url } = await startS3({ ...${JSON.stringify(settings(directory))}, access })
    console.log(url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { url, child }
}

const clientOf = (endpoint: string) =>
  new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 })

/** A body that repeats its key and turn, so that a torn or foreign one is detected. */
function bodyOf(key: string, turn: number): Buffer {
  return Buffer.from(`${key} ${turn} `.repeat(15_000 + turn))
}

test('killed while it writes, the server loses no acknowledged file and leaves none torn', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'local-s3-crash-'))
  const keys = Array.from({ length: writers }, (_, index) => `writer-${index}`)
  const acknowledged = new Map<string, number>()
  const sent = new Map<string, number>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      const { url, child } = await startChild(directory)
      const client = clientOf(url)
      const exit = once(child, 'exit')
      let count = 0
      await Promise.all(
        keys.map(async (key) => {
          try {
            for (;;) {
              const turn = (sent.get(key) ?? 0) + 1
              sent.set(key, turn)
              await client.send(new PutObjectCommand({ Bucket: plain, Key: key, Body: bodyOf(key, turn) }))
              acknowledged.set(key, turn)
              count += 1
              if (count === acknowledgedBeforeKill) child.kill('SIGKILL')
            }
          } catch {
            // The server is killed; the next round checks what is on disk.
          }
        }),
      )
      await exit
      client.destroy()

      const again = await startS3({ ...settings(directory), access })
      const reader = clientOf(again.url)
      for (const key of keys) {
        const found = await reader.send(new GetObjectCommand({ Bucket: plain, Key: key }))
        const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? [])
        const turn = Number(bytes.toString().split(' ')[1])
        expect(turn).toBeGreaterThanOrEqual(acknowledged.get(key) ?? 0)
        expect(bytes.equals(bodyOf(key, turn))).toBe(true)
        expect(found.ETag).toBe(`"${createHash('md5').update(bytes).digest('hex')}"`)
      }
      const { Contents = [] } = await reader.send(new ListObjectsV2Command({ Bucket: plain }))
      expect(Contents.map(({ Key }) => Key)).toEqual(keys)
      expect(await readdir(join(directory, plain, 'contents'))).toHaveLength(writers)
      expect(await readdir(join(directory, plain, 'objects'))).toHaveLength(writers)
      reader.destroy()
      await again.close()
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})

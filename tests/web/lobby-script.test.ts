import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { chunkNamed, gzipBytes, lobbyBudget, lobbyChunks, withImports } from '../../web/chunks.ts'

const assets = join(siteFolder, 'assets')
const all = readdirSync(assets).filter((name) => name.endsWith('.js'))
const sourceOf = (chunk: string): string => readFileSync(join(assets, chunk), 'utf8')

/** Each of zod's schemas refers to its definition by this name. */
const hasZod = (chunk: string): boolean => sourceOf(chunk).includes('_zod.def')

describe("the lobby's JavaScript", () => {
  test('does not grow on a direct load', () => {
    expect(gzipBytes(siteFolder, lobbyChunks(siteFolder))).toBeLessThanOrEqual(lobbyBudget)
  })

  test('has no zod, because it has the contract as data', () => {
    const lobby = lobbyChunks(siteFolder)
    expect(lobby.filter((chunk) => hasZod(chunk))).toEqual([])
    expect(all.filter((chunk) => hasZod(chunk)).length).toBeGreaterThan(0)
  })
})

describe('the code for a model, its voice and its speech streams', () => {
  const modelChunk = chunkNamed(siteFolder, 'browser-model')

  test('is a separate chunk that a call imports on demand, in neither the lobby nor the built-in interviewer', () => {
    const naming = all.filter((chunk) => chunk !== modelChunk && sourceOf(chunk).includes(modelChunk))
    const without = [
      ...lobbyChunks(siteFolder),
      ...withImports(siteFolder, [chunkNamed(siteFolder, 'browser-built-in')]),
    ]
    expect(naming.length).toBeGreaterThan(0)
    expect(without).not.toContain(modelChunk)
    expect(withImports(siteFolder, naming)).not.toContain(modelChunk)
    // The name of Transcribe's message, and a path of the server's turns.
    for (const mark of ['AudioEvent', '/turns/{number}'])
      expect(all.filter((chunk) => sourceOf(chunk).includes(mark))).toEqual([modelChunk])
  })
})

describe('daily-js', () => {
  const dailyJs = chunkNamed(siteFolder, 'daily-js')

  test('is a separate chunk that only the call over Daily imports, on demand', () => {
    const naming = all.filter((chunk) => chunk !== dailyJs && sourceOf(chunk).includes(dailyJs))
    expect(naming).toEqual([chunkNamed(siteFolder, 'browser-daily')])
    expect(withImports(siteFolder, naming)).not.toContain(dailyJs)
    expect(all.filter((chunk) => sourceOf(chunk).includes('call-machine'))).toEqual([dailyJs])
  })

  test("is in no page's HTML", () => {
    const pages = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    )
    const naming = pages.filter((page) =>
      /daily-js|browser-daily/.test(readFileSync(join(siteFolder, page), 'utf8')),
    )
    expect(naming).toEqual([])
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIsolatedReader } from 'cv-reader/isolated'
import { cvPdf } from 'cv-reader/documents'
import { readCv } from 'cv-reader'
import { expect, test } from 'vitest'
import manifest from './package.json' with { type: 'json' }

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

test('each export is a file, and the README names it', () => {
  const exported = Object.entries(manifest.exports)
  expect(exported.filter(([, file]) => !existsSync(join(import.meta.dirname, file)))).toEqual([])
  const named = [...readme.matchAll(/^\| `(cv-reader[^`]*)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual(exported.map(([path]) => join(manifest.name, path)))
})

test('readCv reads a trusted CV in one call', async () => {
  const { cv, certainty } = await readCv(cvPdf(), () => Promise.resolve('refused'))
  expect([cv.name, certainty.name]).toEqual(['Nurul Izzah binti Kamaruddin', 'sure'])
})

test('with an aborted signal the reading is pending, and no process starts', async () => {
  const reader = createIsolatedReader({
    program: async () => ({ file: '/nowhere/worker.cjs', folder: '/nowhere', libraryPath: undefined }),
    report: (fault) => expect.unreachable(JSON.stringify(fault)),
  })
  expect(await reader.text('Aisyah', AbortSignal.abort())).toEqual({ kind: 'pending' })
})

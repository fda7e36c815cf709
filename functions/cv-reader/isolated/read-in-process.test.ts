import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readInProcess, type ProcessFault, type ReaderProgram } from './read-in-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'cv-programs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const faults: ProcessFault[] = []
beforeEach(() => void (faults.length = 0))
const caller = (signal?: AbortSignal) => ({
  signal,
  report: (fault: ProcessFault) => void faults.push(fault),
})

/** A program in place of the worker. */
const programOf = (name: string, source: string, libraryPath?: string): ReaderProgram => {
  const file = join(folder, `${name}.cjs`)
  writeFileSync(file, source)
  return { file, folder, libraryPath }
}
const begin = "process.send({ kind: 'begun' })"
const crash = "process.kill(process.pid, 'SIGSEGV')"
const fillHeap = 'const kept = []; for (;;) kept.push(new Array(1000).fill(Math.random()))'
const onTask = (source: string) => `process.once('message', () => { ${source} })`
const tell = (what: string) => onTask(`process.send({ kind: 'read', reading: ${what} })`)

test.each([
  ['has only the path of the libraries that Node needs', '/var/lang/lib:/lib64'],
  ['is empty where the caller has no such path', undefined],
])('the environment of the process %s', async (_, libraryPath) => {
  vi.stubEnv('SIGN_IN_KEYS', 'a secret')
  const program = programOf('tells', tell('{ ...process.env }'), libraryPath)
  expect(await readInProcess(program, { text: '' }, caller())).toEqual({
    kind: 'read',
    reading: libraryPath === undefined ? {} : { LD_LIBRARY_PATH: libraryPath },
  })
  vi.unstubAllEnvs()
})

test('the process may only read, and only the folder of its program', async () => {
  const may = (what: string, path: string) => `process.permission.has('fs.${what}', ${JSON.stringify(path)})`
  const asked = [may('read', folder), may('read', import.meta.dirname), may('write', folder)]
  const program = programOf('asks', tell(`[${asked.join(', ')}, process.permission.has('child')]`))
  expect(await readInProcess(program, { text: '' }, caller())).toEqual({
    kind: 'read',
    reading: [true, false, false, false],
  })
})

describe('A process that ends by itself', () => {
  test.each([
    ['a missing library', 'process.exit(127)', { exitCode: 127, signal: null }],
    ['a failed start', 'process.abort()', { exitCode: null, signal: 'SIGABRT' }],
    ['a crash during the reading', onTask(`${begin}; ${crash}`), { exitCode: null, signal: 'SIGSEGV' }],
    ['an exit without an outcome', onTask(`${begin}; process.exit(0)`), { exitCode: 0, signal: null }],
  ])('because of %s leaves the reading pending, and is reported', async (name, source, ended) => {
    const program = programOf(name.replaceAll(' ', '-'), source)
    expect(await readInProcess(program, { text: 'Aisyah' }, caller())).toEqual({ kind: 'left' })
    expect(faults).toEqual([{ kind: 'ended', ...ended }])
  })

  test.each([
    ['fills', fillHeap],
    ['is-ended-by-node', 'process.abort()'],
  ])('because its file fills the memory fails the reading: %s', async (name, source) => {
    const program = programOf(name, onTask(`process.send({ kind: 'begun' }, () => { ${source} })`))
    expect(await readInProcess(program, { text: '' }, caller())).toEqual({
      kind: 'failed',
      reason: 'too much',
    })
    expect(faults).toEqual([])
  })
})

test('concurrent processes that exit right after their outcome are all read', async () => {
  const program = programOf(
    'sends-and-exits',
    onTask(`${begin}; process.send({ kind: 'read', reading: {} })`),
  )
  const outcomes = Array.from({ length: 60 }, () => readInProcess(program, { text: '' }, caller()))
  expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => ({ kind: 'read', reading: {} })))
  expect(faults).toEqual([])
})

describe('A signal that aborts', () => {
  const waits = programOf('waits', 'setTimeout(() => {}, 60_000)')

  test('ends the process and reports no fault', async () => {
    const control = new AbortController()
    const outcome = readInProcess(waits, { text: '' }, caller(control.signal))
    control.abort()
    expect(await outcome).toEqual({ kind: 'left' })
    expect(faults).toEqual([])
  })

  test('before the call prevents the start of a process', async () => {
    const missing = { ...waits, file: join(folder, 'there is no such program') }
    expect(await readInProcess(missing, { text: '' }, caller(AbortSignal.abort()))).toEqual({ kind: 'left' })
    expect(faults).toEqual([])
  })
})

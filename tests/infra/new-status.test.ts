import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkModules } from '#tests/support/linked-modules.ts'
import { isWideRun } from '#tests/support/wide-run.ts'

const root = join(import.meta.dirname, '../..')
const compiler = join(root, 'node_modules/typescript/bin/tsc')

/** Copied whole; the compiler reads what the tables import. */
const parts = ['shared', 'functions', 'web/src'] as const

/** The folders and files that hold a text or a rule for each status. */
const tables = [
  'shared/application/application-status.ts',
  'shared/application/turn.ts',
  'functions/application/application-emails.ts',
  'web/src/dashboard/overview/*.ts',
  'web/src/dashboard/standing/*.ts',
  'web/src/careers/apply/*-*.ts',
]

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-status-'))
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true })
  for (const file of ['package.json', 'tsconfig.base.json']) await cp(join(root, file), join(folder, file))
  linkModules(folder)
  const project = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: ['vite/client'],
      jsx: 'react-jsx',
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
    },
    include: ['web/src/globals.d.ts', ...tables],
    exclude: ['**/*.test.ts'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The files in which the compiler finds an error. */
const filesWithErrors = (): Promise<string[]> =>
  new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 16 * 1024 * 1024 }
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], options, (_, output) => {
      const files = output
        .split('\n')
        .flatMap((line) => /^([^\s(][^(]*)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
      resolve([...new Set(files)].toSorted())
    })
  })

test('a new status does not compile until each table has its text, rule or letter', async () => {
  // `npm run check` compiles the tables without it.
  if (isWideRun) expect(await filesWithErrors(), 'without it').toEqual([])

  const file = join(folder, 'shared/application/application-status.ts')
  let source = await readFile(file, 'utf8')
  for (const name of ['applicationStatuses', 'jobPageApplicationStatuses', 'recruiterStatuses']) {
    const declaration = `export const ${name} = [`
    expect(source).toContain(declaration)
    source = source.replace(declaration, `${declaration}'shelved', `)
  }
  await writeFile(file, source)
  expect(await filesWithErrors()).toEqual([
    'functions/application/application-emails.ts',
    'shared/application/application-status.ts',
    'shared/application/turn.ts',
    'web/src/careers/apply/application-status.ts',
    'web/src/dashboard/standing/card-state.ts',
    'web/src/dashboard/standing/detail-state.ts',
    'web/src/dashboard/standing/job-badge.ts',
    'web/src/dashboard/standing/status-popup.ts',
    'web/src/dashboard/standing/timeline.ts',
  ])
})

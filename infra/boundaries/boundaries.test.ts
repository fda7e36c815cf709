import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { covers, findings, printed } from './check.ts'
import { importsBetween, importsIn } from './imports.ts'
import { areas, type Area } from './table.ts'

const code = globSync(
  ['shared', 'functions', 'infra', 'web', 'tests', 'bench'].map(
    (folder) => `${folder}/**/*.{ts,tsx,js,mjs,css}`,
  ),
  { cwd: repositoryRoot },
)

/** An invented file name that matches the area's first pattern. */
const fileIn = (area: Area, folder = 'one'): string =>
  (area.files[0] ?? '')
    .replace('/**', '/deep/**')
    .replace('/*/', `/${folder}/`)
    .replace('**', 'file.ts')
    .replace('*.ts', 'file.ts')

const pairs = areas.flatMap((from) => areas.filter((to) => to !== from).map((to) => ({ from, to })))
const named = ({ from, to }: { from: Area; to: Area }) => ({
  from: from.folder,
  to: to.folder,
  file: fileIn(from),
  target: fileIn(to),
})
const forbidden = pairs.filter(({ from, to }) => !covers(from.mayImport, to))
const onDemand = pairs.filter(({ from, to }) => covers(from.mayLoad ?? [], to))
const closed = areas.filter(({ closedFolders }) => closedFolders === true)

const breaks = (file: string, to: string, late = false): string[] =>
  findings(areas, [{ file, imports: [{ to, late }] }])

const textOf = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8')
/** Files that are deployed in functions and contain the pattern. */
const filesWith = (pattern: RegExp): string[] =>
  code.filter(
    (file) =>
      /^(?:functions|shared)\//.test(file) && !file.endsWith('.test.ts') && pattern.test(textOf(file)),
  )

describe('the imports of the repository', () => {
  test('are all allowed by the table', () => {
    expect(findings(areas, importsBetween(repositoryRoot, code))).toEqual([])
  })

  test('load daily-js, of 69 kB, in one file only', () => {
    const importing = code.filter((file) =>
      /(?:from|import|import\() ?['"]@daily-co\//.test(readFileSync(join(repositoryRoot, file), 'utf8')),
    )
    expect(importing).toEqual(['web/src/interview/transports/daily/daily-js.ts'])
  })

  test('start processes and call other hosts from one file each, and execute no text', () => {
    expect(filesWith(/node:(?:child_process|worker_threads|cluster)'/)).toEqual([
      'functions/cv/reader/read-in-process.ts',
    ])
    expect(filesWith(/\bfetch\(/).toSorted()).toEqual([
      'functions/external/pipecat.ts',
      // Runs in the browser of a recruiter, whose page allows its own origin alone.
      'functions/interview-files/page/page-script.ts',
    ])
    expect(
      filesWith(/node:(?:https?|net|tls|dgram|vm)'|\beval\(|new Function\(|rejectUnauthorized|NODE_TLS_/),
    ).toEqual([])
  })

  test('make no regular expression of what a caller sends', () => {
    const making = filesWith(/new RegExp\(/)
    expect(making.filter((file) => !file.startsWith('functions/cv/reader/'))).toEqual([])
  })

  test('use the cryptography of Node and jose, without MD5 and SHA-1', () => {
    // S3's ETag of a published page.
    expect(filesWith(/md5|sha-?1\b|createCipher|createDecipher/i)).toEqual([
      'functions/publishing/published-files.ts',
    ])
    expect(filesWith(/from 'jose'/)).toEqual(['functions/http/token.ts'])
  })

  test('let passwords be pasted and filled in', () => {
    const pages = code.filter((file) => file.startsWith('web/src/'))
    expect(pages.filter((file) => /onPaste|'paste'/.test(textOf(file)))).toEqual([])
    expect(textOf('web/src/ui/PasswordField.tsx')).toContain("'current-password' | 'new-password'")
  })

  test('are documented by the table in CONTRIBUTING.md', () => {
    const contributing = readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8')
    const [, table] = /^(\| Folder \|.*?)\n\n/ms.exec(contributing) ?? []
    expect(table).toBe(printed(areas))
  })
})

describe('a forbidden import is found', () => {
  test.each(forbidden.map(named))('$from imports $to', ({ file, target, from, to }) => {
    expect(breaks(file, target)).toEqual([`${file} (${from}) may not import ${target} (${to}).`])
  })

  test.each(onDemand.map(named))('$from loads $to on demand only', ({ file, target }) => {
    expect(breaks(file, target)).toHaveLength(1)
    expect(breaks(file, target, true)).toEqual([])
  })

  test.each(closed.map((area) => ({ folder: area.folder, area })))(
    '$folder: one folder imports another',
    ({ area }) => {
      expect(breaks(fileIn(area, 'one'), fileIn(area, 'two'))).toHaveLength(1)
      expect(breaks(fileIn(area, 'one'), fileIn(area, 'one'))).toEqual([])
    },
  )

  test('a file that is in no area', () => {
    expect(findings(areas, [{ file: 'tools/loose.ts', imports: [] }])).toEqual([
      'tools/loose.ts belongs to no area of the table.',
    ])
  })
})

test('each kind of import is read', () => {
  const text = `
    import type { A } from './a.ts'
    import b, { type B } from '#shared/contract/b.ts'
    import './c.css'
    import { join } from 'node:path'
    export * from '../d.ts'
    export type { E } from './e.ts'
    type F = typeof import('./f.ts')
    const g = () => import('./g.ts')
    const h = new URL('../h/worker.ts', import.meta.url)
    const i = import.meta.glob('./pages/**/*Page.tsx')
    const element = <p>import './not-code.ts'</p>
  `
  expect(importsIn('web/src/home/Page.tsx', text)).toEqual([
    { to: 'web/src/home/a.ts', late: false },
    { to: 'shared/contract/b.ts', late: false },
    { to: 'web/src/home/c.css', late: false },
    { to: 'web/src/d.ts', late: false },
    { to: 'web/src/home/e.ts', late: false },
    { to: 'web/src/home/f.ts', late: false },
    { to: 'web/src/home/g.ts', late: true },
    { to: 'web/src/h/worker.ts', late: true },
    { to: 'web/src/home/pages/**/*Page.tsx', late: true },
  ])
  expect(importsIn('web/src/home/home.css', `@import '../ui/base.css';`)).toEqual([
    { to: 'web/src/ui/base.css', late: false },
  ])
})

import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { repositoryRoot } from '../paths.ts'
import { covers, findings, printed } from './check.ts'
import { importsBetween, importsIn, packagesIn } from './imports.ts'
import { localPackages } from './packages.ts'
import { areas, nouns, pageLevels, type Area } from './table.ts'

const code = globSync(
  ['shared', 'functions', 'infra', 'web', 'tests', 'bench'].map(
    (folder) => `${folder}/**/*.{ts,tsx,js,mjs,css}`,
  ),
  { cwd: repositoryRoot },
)

/** An invented file name that matches the area's first pattern, in its first part where it has levels. */
const fileIn = ({ files }: Area): string =>
  (files[0] ?? '').replace('/*/', '/one/').replace('**', 'deep/file.ts').replace('*', 'file')

const named = ({ from, to }: { from: Area; to: Area }) => ({
  from: from.folder,
  to: to.folder,
  file: fileIn(from),
  target: fileIn(to),
})
const forbidden = areas
  .flatMap((from) => areas.filter((to) => to !== from).map((to) => ({ from, to })))
  .filter(({ from, to }) => !covers(from.mayImport, to, fileIn(to)))
  .map(named)
const areaOf = (folder: string): Area => areas.find((area) => area.folder === folder)!

const breaks = (file: string, to: string, late = false): string[] =>
  findings(areas, [{ file, imports: [{ to, late }] }])
const breaksByName = (file: string, to: string): string[] =>
  findings(areas, [{ file, imports: [{ to, late: false, exported: true }] }])

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

  test('start processes and call other hosts only from the listed files, and execute no text', () => {
    expect(filesWith(/node:(?:child_process|worker_threads|cluster)'/)).toEqual([
      'functions/cv-reader/isolated/read-in-process.ts',
    ])
    expect(filesWith(/\bfetch\(/).toSorted()).toEqual([
      'functions/interview/external/chat-model.ts',
      'functions/interview/external/pipecat.ts',
      // Runs in the browser of a recruiter; the page's policy allows only its own origin.
      'functions/interview/files/page/page-script.ts',
      // Calls the deployed site, whose URL the stack sets.
      'functions/platform/canary/site.ts',
    ])
    expect(
      filesWith(/node:(?:https?|net|tls|dgram|vm)'|\beval\(|new Function\(|rejectUnauthorized|NODE_TLS_/),
    ).toEqual([])
  })

  test('build no regular expression from the input of callers', () => {
    const making = filesWith(/new RegExp\(/)
    // These join patterns from constants in their own source.
    const fromConstants = ['functions/cv-reader/', 'shared/interview/interviewer/', 'shared/enquiry/lease.ts']
    expect(making.filter((file) => !fromConstants.some((folder) => file.startsWith(folder)))).toEqual([])
  })

  test('use the cryptography of Node and jose, without MD5 and SHA-1', () => {
    expect(filesWith(/md5|sha-?1\b|createCipher\b|createDecipher\b/i).toSorted()).toEqual([
      // Authenticator apps: many support only HMAC with SHA-1.
      'functions/desk/staff/second-factor.ts',
      // S3's ETag of a published page is its MD5.
      'functions/position/publishing/published-files.ts',
    ])
    expect(filesWith(/createCipheriv|createDecipheriv/)).toEqual(['functions/desk/staff/second-factor.ts'])
    expect(filesWith(/from 'jose'/)).toEqual(['functions/platform/http/token.ts'])
  })

  test('allow passwords to be pasted and filled in', () => {
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

describe('the nouns of the table', () => {
  const levels = nouns
    .flatMap((names, level) => names.map((noun) => ({ noun, level })))
    .filter(({ noun }) => /^[a-z/]+$/.test(noun))
  const pairs = levels.flatMap((from) => levels.filter((to) => to !== from).map((to) => ({ from, to })))

  test.each(pairs)('$from.noun and $to.noun: only the higher one imports the other', ({ from, to }) => {
    const problems = to.level < from.level ? 0 : 1
    const [file, target] = [`${from.noun}/one.ts`, `${to.noun}/deep/two.ts`]
    expect(breaks(`functions/${file}`, `functions/${target}`)).toHaveLength(problems)
    expect(breaks(`functions/${file}`, `shared/${target}`)).toHaveLength(problems)
    expect(breaks(`shared/${file}`, `shared/${target}`)).toHaveLength(problems)
    expect(breaks(`shared/${file}`, `functions/${target}`)).toHaveLength(1)
  })

  test('every noun reads the facts of the company, and none the whole API', () => {
    expect(breaks('functions/desk/one.ts', 'shared/company.ts')).toEqual([])
    expect(breaks('functions/desk/one.ts', 'shared/api.ts')).toHaveLength(1)
    expect(breaks('shared/company.ts', 'shared/platform/text.ts')).toHaveLength(1)
  })

  test('a folder that is no noun is refused', () => {
    expect(breaks('functions/helpers/one.ts', 'shared/platform/text.ts')).toContain(
      'functions/helpers/one.ts belongs to no area of the table.',
    )
  })
})

describe('the pages', () => {
  const [ui = '', site = '', ...rest] = pageLevels
    .flat()
    .map((name) => `web/src/${name.replace('*', 'home')}/one.ts`)
  const upwards = [ui, site, ...rest].flatMap((file, index, all) =>
    all.slice(index + 1).map((target) => ({ file, target })),
  )

  test.each(upwards)('$file does not import $target, which imports it', ({ file, target }) => {
    expect(breaks(file, target)).toHaveLength(1)
    expect(breaks(target, file)).toEqual([])
  })

  test('features, and the files of the start, do not import each other', () => {
    expect(breaks('web/src/home/one.ts', 'web/src/careers/two.ts')).toHaveLength(1)
    expect(breaks('web/src/home/one.ts', 'web/src/home/deep/two.ts')).toEqual([])
    expect(breaks('web/src/main.tsx', 'web/src/home/one.ts')).toHaveLength(1)
    expect(breaks('web/src/home/one.ts', 'web/src/main.tsx')).toHaveLength(1)
  })

  test.each([site, 'web/src/main.tsx'])('%s loads features on demand', (file) => {
    expect(breaks(file, 'web/src/home/one.ts', true)).toEqual([])
  })

  test.each([ui, ...rest.slice(0, -1), 'web/src/careers/two.ts'])('%s does not', (file) => {
    expect(breaks(file, 'web/src/home/one.ts', true)).toHaveLength(1)
  })
})

describe('the folders of Lambdas', () => {
  test('are imported by no other folder', () => {
    const deployed = code.filter((file) => file.startsWith('functions/') && !file.endsWith('.test.ts'))
    const withHandler = new Set(
      deployed
        .filter((file) => /(?:^|[/-])handler\.ts$/.test(file.replace('start-handler', '')))
        .map((file) => dirname(file)),
    )
    expect(withHandler.size).toBeGreaterThan(15)
    const past = importsBetween(repositoryRoot, deployed).flatMap(({ file, imports }) =>
      imports
        .filter(
          ({ to }) => withHandler.has(dirname(to)) && !`${dirname(file)}/`.startsWith(`${dirname(to)}/`),
        )
        .map(({ to }) => `${file} imports ${to}`),
    )
    expect(past).toEqual([])
  })
})

describe('findings report a forbidden import', () => {
  test.each(forbidden)('$from imports $to', ({ file, target }) => {
    expect(breaks(file, target)).toHaveLength(1)
  })

  test.each(localPackages)('$name is imported by its name only', ({ name, folder, exported }) => {
    const [specifier = '', file = ''] = [...exported][0] ?? []
    const importing = areas.filter(({ mayImport }) => covers(mayImport, areaOf(folder), `${folder}/one.ts`))
    expect(importing.length).toBeGreaterThan(1)
    for (const area of importing) {
      expect(breaks(fileIn(area), file)).toHaveLength(1)
      expect(breaksByName(fileIn(area), file)).toEqual([])
    }
    expect(importsIn('tests/a.ts', `import '${specifier}'`)).toEqual([
      { to: file, late: false, exported: true },
    ])
    const past = `${name}/${file.slice(folder.length + 1)}`
    expect(importsIn('tests/a.ts', `import '${past}'`)).toEqual([{ to: file, late: false }])
  })

  test.each(localPackages)('$name imports nothing of the product', ({ folder }) => {
    for (const area of areas.filter(({ folder: other }) => other !== folder))
      for (const file of [`${folder}/one.ts`, `${folder}/tests/one.test.ts`])
        expect(breaksByName(file, fileIn(area)), area.folder).toHaveLength(1)
  })

  test('a file outside every area', () => {
    expect(findings(areas, [{ file: 'tools/loose.ts', imports: [] }])).toEqual([
      'tools/loose.ts belongs to no area of the table.',
    ])
  })
})

describe.each(localPackages)('the package $name', ({ folder, dependencies }) => {
  test('is an area of the table', () => {
    expect(areaOf(folder)).toMatchObject({ files: [`${folder}/**`], isPackage: true, mayImport: [] })
  })

  test('declares what it imports, at exact versions, which are those of the product', () => {
    const own = code.filter((file) => file.startsWith(`${folder}/`))
    const imported = own.flatMap((file) => packagesIn(file, textOf(file))).filter((name) => !isBuiltin(name))
    const names = imported.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0])
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => name === undefined || dependencies[name] === undefined)).toEqual([])
    const ofProduct: Record<string, string> = {
      ...packageFile.dependencies,
      ...packageFile.devDependencies,
    }
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      expect(version, name).toBe(ofProduct[name] ?? version)
    }
  })
})

test('each kind of import is read', () => {
  const text = `
    import type { A } from './a.ts'
    import b, { type B } from '#shared/platform/b.ts'
    import './c.css'
    import { dirname, join } from 'node:path'
    export * from '../d.ts'
    export type { E } from './e.ts'
    export const own = 1
  `
  const statements = [
    { to: 'web/src/home/a.ts', late: false },
    { to: 'shared/platform/b.ts', late: false },
    { to: 'web/src/home/c.css', late: false },
    { to: 'web/src/d.ts', late: false },
    { to: 'web/src/home/e.ts', late: false },
  ]
  expect(importsIn('web/src/home/Page.tsx', text)).toEqual(statements)
  expect(packagesIn('web/src/home/Page.tsx', text)).toEqual(['node:path'])
  const expressions = `
    type F = typeof import('./f.ts')
    const g = () => import('./g.ts')
    const h = new URL('../h/worker.ts', import.meta.url)
    const i = import.meta.glob('./pages/**/*Page.tsx')
    const element = <p>import './not-code.ts'</p>
  `
  expect(importsIn('web/src/home/Page.tsx', text + expressions)).toEqual([
    ...statements,
    { to: 'web/src/home/f.ts', late: false },
    { to: 'web/src/home/g.ts', late: true },
    { to: 'web/src/h/worker.ts', late: true },
    { to: 'web/src/home/pages/**/*Page.tsx', late: true },
  ])
  expect(importsIn('web/src/home/home.css', `@import '../ui/base.css';`)).toEqual([
    { to: 'web/src/ui/base.css', late: false },
  ])
})

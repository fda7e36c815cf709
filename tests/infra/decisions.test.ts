import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'

/** The decisions of the product and of its packages. */
const decisions = globSync('{docs,{functions,infra}/*/docs}/decisions/[0-9]*.md', { cwd: repositoryRoot })
const numberOf = (file: string): string => basename(file).slice(0, 3)
/** `infra/local-aws`: a file of a package names the package's decisions relative to the package. */
const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/')
const textOf = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8')

test('each decision has a unique number, which its title repeats', () => {
  const numbers = decisions.map(numberOf)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  for (const file of decisions) expect(textOf(file), file).toMatch(new RegExp(`^# ${numberOf(file)} `))
})

test('every decision that a file names exists', () => {
  const files = globSync(
    ['*.md', 'docs/**/*.md', '{shared,functions,infra,web,tests,bench}/**/*.{ts,tsx,css,md}'],
    { cwd: repositoryRoot },
  )
  const named = files.flatMap((file) =>
    [...textOf(file).matchAll(/(?<=((?:[\w-]+\/)*))docs\/decisions\/\d{3}-[\w-]+\.md/g)].map(
      ([name, before = '']) => ({ file, name: before + name }),
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  const exists = ({ file, name }: { file: string; name: string }): boolean =>
    decisions.includes(name) || decisions.includes(join(packageOf(file), name))
  expect(named.filter((one) => !exists(one))).toEqual([])
})

describe('the index of decisions', () => {
  const index = 'docs/decisions/README.md'
  const rows = [...textOf(index).matchAll(/^\| \[(.+)\]\(([^)]+)\) \| (.+) \| (.+) \|$/gm)].map(
    ([, title = '', path = '', date = '', status = '']) => ({
      title,
      file: normalize(join(dirname(index), path)),
      date,
      status,
    }),
  )

  test('has each decision once', () => {
    expect(rows.map(({ file }) => file).toSorted()).toEqual(decisions.toSorted())
  })

  test.each(rows)('$title: its title, a date and a status', ({ title, file, date, status }) => {
    expect(textOf(file).split('\n')[0]).toBe(`# ${title}`)
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(status).toMatch(
      /^(in force(, revised \d{4}-\d{2}-\d{2})?(, partly replaced by \d{3}(, \d{3})*)?|replaced by \d{3})$/,
    )
  })

  test('and the files name the same replacements, in both directions', () => {
    const replacements = rows.flatMap(({ file, status }) =>
      (/replaced by ([\d, ]+)$/.exec(status)?.[1] ?? '')
        .split(', ')
        .filter((number) => number !== '')
        .map((number) => `${numberOf(file)} by ${number}`),
    )
    expect(replacements.length).toBeGreaterThan(5)
    const linked = (pattern: RegExp): string[] =>
      decisions.flatMap((file) =>
        [...textOf(file).matchAll(pattern)].flatMap(([, links = '']) =>
          [...links.matchAll(/\[(\d{3})\]/g)].map(([, number = '']) => `${numberOf(file)} ${number}`),
        ),
      )
    const inOld = linked(/\*\*(?:Partly r|R)eplaced by (\[\d{3}\])/g).map((pair) => pair.replace(' ', ' by '))
    const inNew = linked(/^Replaces (?:parts of )?(.+)\.$/gm).map((pair) =>
      pair.split(' ').toReversed().join(' by '),
    )
    expect(inOld.toSorted()).toEqual(replacements.toSorted())
    expect(inNew.toSorted()).toEqual(replacements.toSorted())
  })
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'

const pages = globSync(['*.md', '{docs,.github,functions,infra,shared,web,tests,bench}/**/*.md'], {
  cwd: repositoryRoot,
  exclude: ['**/node_modules/**'],
})
const textOf = (page: string): string => readFileSync(join(repositoryRoot, page), 'utf8')

/** Leaves out code, whose examples are no links. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]+`/g, '')

const linksOf = (page: string): string[] => [
  ...[...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target),
  ...[...textOf(page).matchAll(/ (?:src|srcset|href)="([^"]+)"/g)].map(([, target = '']) => target),
]

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function fault(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : normalize(join(dirname(page), path))
  if (!existsSync(join(repositoryRoot, target))) return `${page}: there is no ${target}`
  if (anchor === undefined || anchorsOf(target).includes(anchor)) return undefined
  return `${page}: ${target} has no heading #${anchor}`
}

test('the target of every relative link and anchor in Markdown files exists', () => {
  const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, link })))
  const relative = links.filter(({ link }) => !/^[a-z][a-z+.-]*:/i.test(link))
  expect(relative.length).toBeGreaterThan(100)
  expect(relative.map(({ page, link }) => fault(page, link)).filter((found) => found !== undefined)).toEqual(
    [],
  )
})

/** Paths from the root of the repository, or of the page's package, between backticks; `*` and `{a,b}` as in a glob. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:functions|shared|infra|web|tests|bench|docs)\/[^`\s<…$]*[^`\s<…$.,/])[/.]?`/g)].map(
    // An example of a recipe has the number of its line, which contributing.test checks.
    ([, path = '']) => path.replace(/:\d+$/, ''),
  )

test('every path that a Markdown file quotes exists', () => {
  const quoted = pages.flatMap((page) => quotedIn(textOf(page)).map((path) => ({ page, path })))
  expect(quoted.length).toBeGreaterThan(500)
  const isMissing = ({ page, path }: { page: string; path: string }): boolean => {
    const [, home = '.'] = /^(functions\/cv-reader|infra\/local-aws)\//.exec(page) ?? []
    return ['.', home].every(
      (root) => globSync([path, `${path}.*`], { cwd: join(repositoryRoot, root) }).length === 0,
    )
  }
  expect(quoted.filter(isMissing)).toEqual([])
  expect(quotedIn('See `shared/domain/job.ts`.')).toEqual(['shared/domain/job.ts'])
})

test('a link without a target is found', () => {
  expect(fault('README.md', 'docs/no-such-page.md')).toBe('README.md: there is no docs/no-such-page.md')
  expect(fault('README.md', '#no-such-heading')).toBe('README.md: README.md has no heading #no-such-heading')
  expect(fault('README.md', 'CONTRIBUTING.md#words')).toBeUndefined()
})

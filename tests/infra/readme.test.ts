import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileOf, maxPictureBytes, pictures } from '#infra/commands/pictures/pictures.ts'
import { themes } from '#infra/commands/screens/look.ts'
import { repositoryRoot } from '#infra/paths.ts'
import packageSettings from '../../package.json' with { type: 'json' }

const folder = join(repositoryRoot, 'docs/pictures')
const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8')
const oneLine = readme.replaceAll(/\s+/g, ' ')
const files = [
  ...new Set(pictures.flatMap((picture) => themes.map((theme) => fileOf(picture, theme)))),
].toSorted()

describe('the pictures of the README', () => {
  test('are exactly the files that `npm run pictures` writes', () => {
    expect(
      globSync('*', { cwd: folder })
        .map((file) => basename(file))
        .toSorted(),
    ).toEqual(files)
  })

  test.each(files)('%s is small enough, and the README shows it', (file) => {
    expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(maxPictureBytes)
    expect(readme).toContain(`docs/pictures/${file}`)
  })

  test.each(pictures.filter(({ oneTheme }) => !oneTheme))(
    '$name has a dark version and an alternative text',
    (picture) => {
      const source = `<source media="(prefers-color-scheme: dark)" srcset="docs/pictures/${fileOf(picture, 'dark')}">`
      const image = `<img src="docs/pictures/${fileOf(picture, 'light')}" alt="${picture.alt.replaceAll('"', '&quot;')}"`
      expect(oneLine).toContain(`${source} ${image}`)
    },
  )
})

test('the README begins with the commands that CI runs', () => {
  expect(readme).toContain('npm ci && npm start ')
  expect(readme).toContain('npm ci && npm test ')
  expect(readFileSync(join(repositoryRoot, '.ci/run'), 'utf8')).toContain('npm ci && npm test')
})

test('docs/commands.md has each script of package.json once, and no other', () => {
  const page = readFileSync(join(repositoryRoot, 'docs/commands.md'), 'utf8')
  const listed = [...page.matchAll(/^\| `([\w:]+)`/gm)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual(Object.keys(packageSettings.scripts).toSorted())
})

test('every command that a page names exists', () => {
  const pages = globSync(['*.md', 'docs/*.md', '.github/**/*.md'], { cwd: repositoryRoot })
  const named = pages.flatMap((page) =>
    [
      ...readFileSync(join(repositoryRoot, page), 'utf8').matchAll(/npm run (?:--silent )?([a-z][\w:]*)/g),
    ].map(([, command = '']) => ({ page, command })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ command }) => !Object.hasOwn(packageSettings.scripts, command))).toEqual([])
})

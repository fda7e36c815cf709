import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { sitePages } from '../site/routes.ts'
import { utilitiesOf } from '#tests/support/utilities-of.ts'

const sources = join(import.meta.dirname, '..')
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const classNames = /className=(?:"([^"]*)"|\{([^}]*)\})/g
const quoted = /'([^'$]*)'|`([^`$]*)/g
const ruled = /\.(-?[a-zA-Z_][\w-]*)/g

/** The paths of a component's file and of all that it imports. */
function filesFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported))
    filesFrom(join(dirname(file), name), seen)
  return seen
}

const textOf = (files: Iterable<string>, ending: string): string =>
  [...files]
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const classesIn = (code: string): Set<string> => {
  const literals = [...code.matchAll(classNames)].flatMap(([, plain, expression = '']) =>
    plain === undefined
      ? [...expression.matchAll(quoted)].map(([, single, template]) => single ?? template ?? '')
      : [plain],
  )
  return new Set(literals.flatMap((text) => text.split(/\s+/)).filter((name) => /^[a-z][\w-]*\w$/.test(name)))
}

test('classes are found in texts, templates and conditions', () => {
  const code = '<p className="a-b c__d" /><p className={isX ? \'e-f\' : `g-h g-h--${tone}`} />'
  expect([...classesIn(code)].toSorted()).toEqual(['a-b', 'c__d', 'e-f', 'g-h'])
})

const common = filesFrom(join(sources, 'styles.ts'))

const entries = globSync('**/utilities.css', { cwd: sources }).map((file) => join(sources, file))
const sheets = new Map(
  await Promise.all(entries.map(async (entry) => [entry, new Set(await utilitiesOf(entry))] as const)),
)

/** Classes in the `written` files that neither the common sheets nor those among `files` have a rule for. `group` marks the row that its cells refer to. */
function unstyledIn(files: ReadonlySet<string>, written: ReadonlySet<string> = files): string[] {
  const rules = new Set([...textOf([...common, ...files], '.css').matchAll(ruled)].map(([, name]) => name))
  const utilities = [...files].flatMap((file) => [...(sheets.get(file) ?? [])])
  const styled = new Set([...rules, ...utilities, 'group'])
  return [...classesIn(textOf(written, '.tsx'))].filter((name) => !styled.has(name))
}

test.each(sitePages.map(({ module }) => module))(
  '%s brings a rule for every class it may render',
  (module) => {
    // Header and footer, and their styles, are on every page.
    const around = filesFrom(join(sources, 'Site.tsx'))
    const own = filesFrom(join(sources, module))
    expect(unstyledIn(new Set([...around, ...own]), own)).toEqual([])
  },
)

test.each(globSync('*.tsx', { cwd: import.meta.dirname }))(
  'the primitive %s brings its own styles',
  (name) => {
    const files = filesFrom(join(import.meta.dirname, name))
    // An entry of the area that uses the primitive has its utilities.
    expect(unstyledIn(new Set([...files, ...entries]), files)).toEqual([])
  },
)

/** Folders whose styles every feature uses. */
const sharedFolders = new Set(['ui', 'form', 'layout', 'site'])
/** A document of its own, which no other page leads to without a load. */
const ownDocument = 'desk'
const ruleAtStart = /^\.([a-zA-Z][\w-]*)[^\n{]*\{/gm

test('no two features style the same class: styles of pages seen before stay in the document', () => {
  const features = new Map<string, Set<string>>()
  for (const file of globSync('**/*.css', { cwd: sources })) {
    const [feature = ''] = file.split(sep)
    if (sharedFolders.has(feature) || feature === ownDocument) continue
    for (const [, name = ''] of readFileSync(join(sources, file), 'utf8').matchAll(ruleAtStart))
      features.set(name, (features.get(name) ?? new Set()).add(feature))
  }
  const clashes = [...features].filter(([, where]) => where.size > 1)
  expect(clashes.map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([])
})

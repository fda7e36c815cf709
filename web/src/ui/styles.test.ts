import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { wordsOf } from '../../parts.ts'
import { utilitiesAmong } from '../../utilities.ts'
import { sitePages } from '../site/routes.ts'

const sources = join(import.meta.dirname, '..')
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const ruled = /\.(-?[a-zA-Z_][\w-]*)/g
const read = (file: string): string => readFileSync(file, 'utf8')

/** The paths of a component's file and of all that it imports. */
function filesFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, name = ''] of read(file).matchAll(imported)) filesFrom(join(dirname(file), name), seen)
  return seen
}

/** Every page has all utilities that it uses (`web/utilities.ts`). */
const utilities = await utilitiesAmong(
  new Set(
    globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.ts'] }).flatMap((file) =>
      wordsOf(file, read(join(sources, file))),
    ),
  ),
)

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The texts of a template, with `…` in place of its expressions. */
const templateText = (quasis: unknown): string =>
  (quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')

/** A constant that a `className` refers to: several words, of which half or more are utilities. */
function isListOfClasses(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length > 2 && words.filter((name) => utilities.has(name)).length * 2 > words.length
}

/** Texts with classes. `…` in one stands for a part that is known only at run time. */
function classTexts(value: unknown, isClassName = false): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => classTexts(each, isClassName))
  if (!isNode(value) || value.type === 'BinaryExpression') return []
  const inner = (node: Node, isName: boolean): string[] =>
    Object.values(node).flatMap((each) => classTexts(each, isName))
  if (value.type === 'JSXAttribute' || value.type === 'Property') {
    const { name } = (value['name'] ?? value['key']) as { name?: unknown }
    return inner(value, name === 'className')
  }
  const texts =
    value.type === 'TemplateLiteral'
      ? [templateText(value['quasis'])]
      : value.type === 'Literal' && typeof value['value'] === 'string'
        ? [value['value']]
        : []
  return [...texts.filter((text) => isClassName || isListOfClasses(text)), ...inner(value, isClassName)]
}

const classesIn = (code: string): Set<string> =>
  new Set(
    classTexts(parseSync('a.tsx', code).program).flatMap((text) =>
      text.split(/\s+/).filter((name) => /[^…]/.test(name)),
    ),
  )

test('classes are found in texts, templates, conditions and constants', () => {
  const code = `const tones = { due: 'flex gap-2 tpyo-3' }
    const page = <p className="a-b c__d" data-x="no"><i className={isX === 'no' ? 'e-f' : \`g-h g-h--\${tone} \${rest}\`} /></p>`
  expect([...classesIn(code)].toSorted()).toEqual(
    ['a-b', 'c__d', 'e-f', 'flex', 'gap-2', 'g-h', 'g-h--…', 'tpyo-3'].toSorted(),
  )
})

const common = filesFrom(join(sources, 'styles.ts'))
const cssOf = (files: Iterable<string>): string =>
  [...files]
    .filter((file) => file.endsWith('.css'))
    .map(read)
    .join('\n')

/**
 * Classes in the `written` files that are neither utilities nor in the common sheets or those among `files`. A class that a
 * template composes, such as `steps__step--…`, is in a sheet: of a composed utility, the build would know nothing. `group`
 * marks the row that its cells refer to.
 */
function unstyledIn(files: ReadonlySet<string>, written: ReadonlySet<string> = files): string[] {
  const rules = [...cssOf([...common, ...files]).matchAll(ruled)].map(([, name = '']) => name)
  const styled = new Set([...rules, ...utilities, 'group'])
  const isStyled = (name: string): boolean =>
    styled.has(name) || (name.endsWith('…') && rules.some((rule) => rule.startsWith(name.slice(0, -1))))
  const classes = [...written]
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...classesIn(read(file))])
  return [...new Set(classes)].filter((name) => !isStyled(name))
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

test.each(globSync('*.tsx', { cwd: import.meta.dirname }))('the primitive %s brings its own styles', (name) =>
  expect(unstyledIn(filesFrom(join(import.meta.dirname, name)))).toEqual([]),
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

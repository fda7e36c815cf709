import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { expect, test } from 'vitest'
import { wordsOf } from '../../parts.ts'
import { utilitiesAmong } from '../../utilities.ts'

const sources = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(sources, file), 'utf8')

const utilities = await utilitiesAmong(
  new Set(
    globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.ts'] }).flatMap((file) =>
      wordsOf(file, read(file)),
    ),
  ),
)

test('no utility has a value outside the tokens', () => {
  expect(utilities.size).toBeGreaterThan(300)
  expect([...utilities].filter((name) => /[[(]/.test(name))).toEqual([])
})

test('no class of a style sheet has the name of a utility, which would change it', () => {
  const clashes = globSync('**/*.css', { cwd: sources })
    .filter((file) => file !== 'ui/theme.css')
    .flatMap((file) =>
      [...read(file).matchAll(/\.([a-z][\w-]*)/g)]
        .filter(([, name = '']) => utilities.has(name))
        .map(([, name]) => `${file} .${name}`),
    )
  expect([...new Set(clashes)]).toEqual([])
})

test('the theme has every token of the scales', () => {
  const theme = read('ui/theme.css')
  const tokens = [...read('ui/tokens.css').matchAll(/^ {2}(--(?:text|weight|radius|space)-[\w-]+):/gm)].map(
    ([, name = '']) => name,
  )
  expect(tokens.length).toBeGreaterThan(30)
  expect([...new Set(tokens)].filter((name) => !theme.includes(`var(${name})`))).toEqual([
    '--space-section-dark',
  ])
})

const compiler = await compile("@import './theme.css'; @tailwind utilities source(none);", {
  base: import.meta.dirname,
  onDependency: () => undefined,
})

/** The selectors of utilities with a condition, without the colons in their names. */
const conditional = [
  ...optimize(compiler.build([...utilities])).code.matchAll(/^ +([^@\n]*\.[^\n]*\\:[^\n]*?) ?[,{]$/gm),
].map(([, selector = '']) => selector.replaceAll(/\\./g, ''))

/** No area but the one that uses them styles their elements: the pointer's, and those of a container. */
const unweighted = /\.(?:any-|not-any-)?pointer-|\.max-/

test('a utility with a condition outweighs one without, because their order differs between the sheets of two areas', () => {
  expect(conditional.length).toBeGreaterThan(100)
  const light = conditional.filter((selector) => !/:(?:root|hover)/.test(selector))
  expect(light.filter((selector) => !unweighted.test(selector))).toEqual([])
})

test('utilities with two conditions match: no root element is in another', () =>
  expect(conditional.filter((selector) => /:root .*:root /.test(selector))).toEqual([]))

/** Utilities of which an element has one: each of a group sets the same property, or a part of it. */
const exclusive = [
  /^p-/,
  /^m-/,
  /^(?:p|px|pl|pr)-/,
  /^(?:p|py|pt)-/,
  /^(?:p|py|pb)-/,
  /^(?:m|my|mt)-/,
  /^(?:gap|gap-x)-(?!y-)/,
  /^(?:gap|gap-y)-(?!x-)/,
  /^(?:flex|grid|block|hidden|inline|inline-flex|inline-block)$/,
  /^text-(?:small|compact|body|large|lead|title|subheading|heading|display)$/,
]
const literal = /(?:className=|const \w+ =\s+)["'`]([^"'`$]+)/g

test('no element has two utilities for one property, because their order differs between the sheets of two areas', () => {
  const elements = globSync('**/*.tsx', { cwd: sources }).flatMap((file) =>
    [...read(file).matchAll(literal)].map(([, classes = '']) => ({ file, classes: classes.split(/\s+/) })),
  )
  const doubled = elements.filter(({ classes }) =>
    exclusive.some((group) => new Set(classes.filter((name) => group.test(name))).size > 1),
  )
  expect(doubled.map(({ file, classes }) => `${file} ${classes.join(' ')}`)).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

type Sheet = { file: string; css: string }
const withoutComments = (css: string): string => css.replaceAll(/\/\*[^]*?\*\//g, '')
const sheets: readonly Sheet[] = globSync('**/*.css', { cwd: sources }).map((file) => ({
  file,
  css: withoutComments(readFileSync(join(sources, file), 'utf8')),
}))
const tokens = sheets.find(({ file }) => file === 'ui/tokens.css')?.css ?? ''

/** Paper has sizes of its own, and a browser that is too old for the site knows no token. */
const own = new Set(['ui/tokens.css', 'ui/fonts.css', 'ui/print.css', 'ui/without-script.css'])

/** Figures that fill their container, and a text that is measured in the units of its drawing. */
const figures: Readonly<Record<string, readonly string[]>> = {
  'marketing/sizing/AnswerPanel.css': [
    'min(clamp(4.5rem, 22cqi, 8rem), 30cqi)',
    'min(6.5rem, 13cqi)',
    '4rem',
  ],
  'marketing/service-pages/OnDemandPage.css': ['clamp(5rem, 3rem + 8vw, 10rem)', '3rem'],
}

type Declaration = { file: string; property: string; value: string }
const declaration = /(?<=[{};]\s*)([a-z][\w-]*|--[\w-]+):\s*([^;{}]+);/g

const declarationsIn = (those: readonly Sheet[]): Declaration[] =>
  those.flatMap(({ file, css }) =>
    [...css.matchAll(declaration)].map(([, property = '', value = '']) => ({
      file,
      property,
      value: value.replaceAll(/\s+/g, ' '),
    })),
  )
const declarations = declarationsIn(sheets.filter(({ file }) => !own.has(file)))
const written = ({ file, property, value }: Declaration): string => `${file} ${property}: ${value}`

const namesOf = (kind: string): string[] => [
  ...new Set([...tokens.matchAll(new RegExp(`--${kind}-([\\w-]+):`, 'g'))].map(([, name = '']) => name)),
]

/** The declarations of these properties whose value is neither of this form nor a figure. */
const outside = (property: RegExp, form: RegExp): string[] =>
  declarations
    .filter((each) => property.test(each.property) && !form.test(each.value))
    .filter(({ file, value }) => figures[file]?.includes(value) !== true)
    .map(written)

test('there are nine sizes of text, four weights, four radii and twelve colours for drawings', () => {
  expect(namesOf('text')).toHaveLength(9)
  expect(namesOf('weight')).toHaveLength(4)
  expect(namesOf('radius')).toHaveLength(4)
  expect(namesOf('drawing')).toHaveLength(12)
})

test('every size of text is a token; at large text, the longest word may set a limit', () => {
  expect(outside(/^font-size$/, /^(inherit|var\(--text-\w+\)|min\(var\(--text-\w+\), [\d.]+vw\))$/)).toEqual(
    [],
  )
})

test('every weight is a token', () => {
  expect(outside(/^font-weight$/, /^var\(--weight-\w+\)$/)).toEqual([])
})

test('every radius is a token', () => {
  const radius = 'var\\(--radius-\\w+\\)'
  const form = new RegExp(`^(inherit|(${radius}|0)( (${radius}|0))*|var\\(--cover-radius, ${radius}\\))$`)
  // The horizon below the vision is part of a circle that is wider than the window.
  expect(outside(/^border(-\w+)*-radius$/, form)).toEqual([
    'marketing/about/AboutPage.css border-radius: 50%',
  ])
})

test('every space is a token, a sum with one, or a share of the window or of the text', () => {
  const part = /^(-?[\d.]+(em|%)|0|auto|var\(--[\w-]+\)|min\([\d.]+vw, [\d.]+rem\)|calc\(.*(var|env)\(.*\))$/
  const parts = (value: string): string[] =>
    value.match(/[\w-]*\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)|[^\s]+/g) ?? []
  const strays = declarations.filter(
    ({ property, value }) =>
      /^(padding|margin|gap|row-gap|column-gap)(-|$)/.test(property) &&
      parts(value).some((each) => !part.test(each)),
  )
  expect(strays.map(written)).toEqual([])
})

test('every colour is a token, or mixed from tokens', () => {
  const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i
  const strays = declarations.filter(({ value }) => literal.test(value.replaceAll(/url\([^)]*\)/g, '')))
  expect(strays.map(written)).toEqual([])
})

test('windows change the layout at five widths', () => {
  const queries = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@media([^{]+)/g)].map(([, query = '']) => ({ file, query })),
  )
  const strays = queries.filter(({ query }) => /(?:min|max)-width/.test(query))
  const widths = queries.flatMap(({ query }) =>
    [...query.matchAll(/([\d.]+)rem <=? width|width [<>]=? ([\d.]+)rem/g)].map(([, low, high]) =>
      Number(low ?? high),
    ),
  )
  expect(strays).toEqual([])
  expect([...new Set(widths)].toSorted((one, other) => one - other)).toEqual([20, 24, 48, 60, 100])
})

test('every token that a style sheet uses exists', () => {
  const defined = new Set(
    sheets.flatMap(({ css }) =>
      [...css.matchAll(/--(?:text|weight|radius|space|drawing|glow|veil|shadow)[\w-]*(?=:)/g)].map(String),
    ),
  )
  const used = sheets.flatMap(({ css }) =>
    [...css.matchAll(/(?<=var\()--(?:text|weight|radius|space|drawing|glow|veil|shadow)[\w-]*/g)].map(String),
  )
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([])
})

import { compile, optimize } from '@tailwindcss/node'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutUnreadVariables } from './utility-variables.ts'

const compiler = await compile("@import './theme.css'; @tailwind utilities source(none);", {
  base: join(import.meta.dirname, 'src/ui'),
  onDependency: () => undefined,
})
const names = [
  'border',
  'border-dashed',
  'font-strong',
  'leading-short',
  'tracking-title',
  'before:block',
  'translate-y-hair',
]
const { code } = optimize(compiler.build(names), { minify: true })
const sheet = withoutUnreadVariables(code)

test('a sheet has no rule for all elements and no variable that nothing reads', () => {
  expect(code).toMatch(/tailwindcss[^]*@layer properties\{@supports[^]*--tw-leading/)
  expect(code).toContain('@property --tw-translate-z{')
  expect(sheet).not.toMatch(
    /tailwindcss|@supports|@property --tw-translate-z|--tw-(?:leading|font-weight|tracking)/,
  )
})

test('the utilities themselves stay', () => {
  expect(sheet).toContain('.font-strong{font-weight:var(--weight-strong)}')
  expect(sheet).toContain('.leading-short{line-height:1.2}')
  expect(sheet.split('{').length).toBe(sheet.split('}').length)
})

test('what stands before an element is empty', () => {
  expect(code).toContain('content:var(--tw-content)')
  expect(sheet).toContain('content:""')
  expect(sheet).not.toContain('--tw-content')
})

test('a variable is read with its initial value, which browsers without @property do not know', () => {
  expect(sheet).toContain('border-style:var(--tw-border-style,solid)')
  expect(sheet).not.toMatch(/var\(--tw-[\w-]+\)/)
})

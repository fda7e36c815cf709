import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { circles } from './circles.ts'
import { importsBetween } from './imports.ts'

const product = globSync('{shared,functions,infra,web}/**/*.{ts,tsx,css}', {
  cwd: repositoryRoot,
  exclude: ['**/*.test.{ts,tsx}', '**/node_modules'],
})

test('no two folders of the product import each other, directly or by way of others', () => {
  expect(circles(importsBetween(repositoryRoot, product))).toEqual([])
})

const importing = (file: string, ...to: string[]) => ({
  file,
  imports: to.map((each) => ({ to: each, late: false })),
})

test('reports a circle over three folders with an import of each', () => {
  const files = [importing('a/x.ts', 'b/x.ts'), importing('b/x.ts', 'c/x.ts'), importing('c/y.ts', 'a/y.ts')]
  expect(circles(files)).toEqual(['a/x.ts imports b/x.ts', 'b/x.ts imports c/x.ts', 'c/y.ts imports a/y.ts'])
})

test('a folder and the folders in it may import each other', () => {
  expect(circles([importing('a/x.ts', 'a/b/x.ts'), importing('a/b/x.ts', 'a/y.ts')])).toEqual([])
})

import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { circles, fileCircles } from './circles.ts'
import { importsBetween } from './imports.ts'

const product = globSync('{shared,functions,infra,web}/**/*.{ts,tsx,css}', {
  cwd: repositoryRoot,
  exclude: ['**/*.test.{ts,tsx}', '**/node_modules'],
})

const imports = importsBetween(repositoryRoot, product)

test('no two folders of the product import each other, directly or by way of others', () => {
  expect(circles(imports)).toEqual([])
})

test('no two files of the product import each other, directly or by way of others, types included', () => {
  expect(fileCircles(imports)).toEqual([])
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

test('reports each import of a circle of files in one folder', () => {
  const files = [
    importing('a/x.ts', 'a/y.ts'),
    importing('a/y.ts', 'a/z.ts'),
    importing('a/z.ts', 'a/y.ts', 'b/x.ts'),
  ]
  expect(fileCircles(files)).toEqual(['a/y.ts imports a/z.ts', 'a/z.ts imports a/y.ts'])
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'

/** A bare participle or pronoun makes the reader keep the noun: `auditStep` says more than `kept`, `application` more than `found`. */
const bareNames = new Set('brain found held kept known looks over own said that wanted'.split(' '))

const product = globSync('{shared,functions,infra,web}/**/*.{ts,tsx}', {
  cwd: repositoryRoot,
  exclude: ['**/*.test.{ts,tsx}', '**/node_modules', 'functions/cv-reader', '**/local-aws/tests'],
})

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The names that a node declares. Those in `{ found } = …` are names of properties, and are not among them. */
function declaredBy(node: Node): unknown[] {
  const parameters = Array.isArray(node['params']) ? (node['params'] as unknown[]) : []
  const declared = [
    node['type'] === 'VariableDeclarator' || 'params' in node ? node['id'] : undefined,
    ...parameters,
  ]
  return declared.map((each) => (isNode(each) && each.type === 'AssignmentPattern' ? each['left'] : each))
}

function bareNamesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(bareNamesIn)
  if (!isNode(value)) return []
  const names = declaredBy(value).flatMap((each) => (isNode(each) ? String(each['name']) : []))
  return [...names.filter((name) => bareNames.has(name)), ...Object.values(value).flatMap(bareNamesIn)]
}

const bareNamesOf = (file: string, text: string): string[] => bareNamesIn(parseSync(file, text).program)

test('no variable, parameter or function of the product has a bare participle or pronoun as its name, or an old word for the model', () => {
  const found = product.flatMap((file) => {
    const text = readFileSync(join(repositoryRoot, file), 'utf8')
    return /\b(?:brain|found|held|kept|known|looks|over|own|said|that|wanted)\b/.test(text)
      ? bareNamesOf(file, text).map((name) => `${file}: ${name}`)
      : []
  })
  expect(found).toEqual([])
})

test('a parameter with a default counts, the name of a property does not', () => {
  expect(bareNamesOf('a.ts', 'const { own } = x; const kept = (said = 1) => { let over }')).toEqual([
    'kept',
    'said',
    'over',
  ])
})

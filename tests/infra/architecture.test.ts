import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { architectureFiles } from '#infra/commands/architecture/files.ts'
import { stageCounts } from '#infra/commands/architecture/tables.ts'
import { repositoryRoot } from '#infra/paths.ts'
import { buildStack, templateOf } from './synthesised.ts'

const files = architectureFiles()

describe('docs/architecture.md', () => {
  test.each(Object.keys(files))('%s is what `npm run architecture` writes', (path) => {
    expect(readFileSync(join(repositoryRoot, path), 'utf8')).toBe(files[path])
  })

  test('shows only diagrams that are drawn from the code', () => {
    const drawn = Object.keys(files).filter((path) => path.endsWith('.svg'))
    expect(globSync('docs/diagrams/*', { cwd: repositoryRoot }).toSorted()).toEqual(drawn.toSorted())
  })

  test('names only files that exist', () => {
    const page = files['docs/architecture.md'] ?? ''
    const named = [...page.matchAll(/`((?:shared|functions|infra|web|tests)\/[\w./-]*)`/g)].map(
      ([, path = '']) => path.replace(/\/$/, ''),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((path) => globSync(path, { cwd: repositoryRoot }).length === 0)).toEqual([])
  })
})

describe('the table of what a stage consists of', () => {
  const template = templateOf(buildStack())

  test('counts each table', () => {
    const type = 'AWS::DynamoDB::GlobalTable'
    expect(template.all(type)).toHaveLength(stageCounts[type])
  })

  test('counts the buckets, that of the site and that of the access logs', () => {
    expect(template.all('AWS::S3::Bucket')).toHaveLength(stageCounts.buckets + 2)
  })

  test('counts the functions of the product', () => {
    const { groups, background, origins } = stageCounts
    const ours = template
      .all('AWS::Lambda::Function')
      .filter(([id]) => !/CustomResource|Custom|LogRetention|AwsCustom|Provider|Writer/.test(id))
    expect(ours).toHaveLength(groups + background + origins + 2)
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { App, type Stack } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { afterAll, inject } from 'vitest'
import type { Bundle } from '#infra/bundle.ts'
import { settingsFrom } from '#infra/settings.ts'
import { createSiteStack } from '#infra/stack.ts'
import cdk from '../../cdk.json' with { type: 'json' }

// oxlint-disable-next-line typescript/no-explicit-any -- a template is JSON without a schema here
export type Json = any

export type Resource = {
  Type: string
  Properties: Record<string, Json>
  DependsOn?: string[]
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}

const pageFiles = {
  'web/index.html': '<h1>Home</h1>',
  'web/contact/index.html': '<h1>Contact</h1>',
  'web/404.html': '<h1>Not found</h1>',
  'web/robots.txt': 'User-agent: *',
  'web/assets/main-abc123.js': 'export {}',
  'csp.json': '{"scriptHashes":["sha256-c2NyaXB0"],"styleHashes":["sha256-c3R5bGVz"]}',
}

/** The bundle of a function, from the run's set-up. */
export function bundleOf(name: string): Bundle {
  const bundle = inject('bundles')[name]
  if (bundle === undefined) throw new Error(`No bundle of ${name} was built.`)
  return bundle
}

/** Synthesises the stack with this context and a very small site, once per test file. */
export function buildStack(context: Record<string, unknown> = {}): {
  app: App
  stack: Stack
  folder: string
} {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  for (const [file, content] of Object.entries(pageFiles)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  const app = new App({ context: { ...cdk.context, ...context }, outdir: join(folder, 'cdk.out') })
  const stack = createSiteStack(app, {
    settings: settingsFrom((name) => app.node.tryGetContext(name)),
    siteFolder: join(folder, 'web'),
    bundleOf,
  })
  return { app, stack, folder }
}

/** cdk-nag's findings, errors and warnings, without the acknowledged ones. */
export const findingsOf = (app: App): string[] =>
  new AwsSolutionsChecks(app).validateScope(app).violations.map((violation) => violation.ruleName)

export type Template = {
  text: string
  all: (type: string) => [string, Resource][]
  only: (type: string) => Resource
  get: (id: string) => Resource
}

/** The synthesised template; it throws for a template that CloudFormation's rules refuse. */
export function templateOf({ app, stack }: { app: App; stack: Stack }): Template {
  const { template } = app.synth().getStackByName(stack.stackName)
  const resources: Record<string, Resource> = template.Resources
  const get = (id: string): Resource => {
    const found = resources[id]
    if (found === undefined) throw new Error(`The template has no ${id}.`)
    return { ...found, Properties: found.Properties ?? {} }
  }
  const all = (type: string): [string, Resource][] =>
    Object.keys(resources).flatMap((id) => (resources[id]?.Type === type ? [[id, get(id)]] : []))
  const only = (type: string): Resource => {
    const [first, ...others] = all(type)
    if (first === undefined || others.length > 0) throw new Error(`The template has not exactly one ${type}.`)
    return first[1]
  }
  return { text: JSON.stringify(template), all, only, get }
}

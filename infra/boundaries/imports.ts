import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import { parseSync } from 'vite'
import packageFile from '../../package.json' with { type: 'json' }
import { localPackages } from './packages.ts'

export type Import = {
  to: string
  /** The import is loaded on demand (`import()`, a glob, a worker's URL), not with the file. */
  late: boolean
  /** It names what a package of this repository exports. */
  exported?: true
}

export type ImportingFile = { file: string; imports: readonly Import[] }

type Node = { type: string; [key: string]: unknown }

/** `#shared/*` → `./shared/*`, as package.json declares them. */
const aliases = Object.entries(packageFile.imports).map(([alias, folder]) => ({
  prefix: alias.replace('*', ''),
  folder: normalize(folder.replace('*', '')),
}))

type Target = Omit<Import, 'late'>

/** The path of the file from the repository's root; undefined for an npm package or a module of Node. */
function resolved(file: string, specifier: string): Target | undefined {
  if (specifier.startsWith('.')) return { to: join(dirname(file), specifier.replace(/\?.*$/, '')) }
  const local = localPackages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (local !== undefined) {
    const to = local.exported.get(specifier)
    // Not among the exports: returns the file that the path would name, so that the import is refused.
    return to === undefined
      ? { to: join(local.folder, specifier.slice(local.name.length)) }
      : { to, exported: true }
  }
  const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix))
  return alias === undefined ? undefined : { to: alias.folder + specifier.slice(alias.prefix.length) }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const textOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : undefined

const isImportMeta = (value: unknown): boolean => isNode(value) && value.type === 'MetaProperty'

/** `import.meta.url`, `import.meta.glob`. */
const isMemberOfImportMeta = (value: unknown, name: string): boolean =>
  isNode(value) &&
  value.type === 'MemberExpression' &&
  isImportMeta(value['object']) &&
  isNode(value['property']) &&
  value['property']['name'] === name

/** The specifier by which a node of the syntax tree refers to another file. */
function namedBy(node: Node): { specifier: string | undefined; late: boolean } | undefined {
  const [first, second] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : []
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSImportType':
      return { specifier: textOf(node['source']), late: false }
    case 'ImportExpression':
      return { specifier: textOf(node['source']), late: true }
    case 'NewExpression':
      return isMemberOfImportMeta(second, 'url') ? { specifier: textOf(first), late: true } : undefined
    case 'CallExpression':
      return isMemberOfImportMeta(node['callee'], 'glob')
        ? { specifier: textOf(first), late: true }
        : undefined
    default:
      return undefined
  }
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const member of value) yield* nodesIn(member)
  else if (isNode(value)) {
    yield value
    for (const member of Object.values(value)) yield* nodesIn(member)
  }
}

type Parsed = ReturnType<typeof parseSync>

function parsed(file: string, text: string): Parsed {
  const result = parseSync(file, text)
  const [error] = result.errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  return result
}

/** Where a file can refer to another one by an expression or a type. Other files need no syntax tree, which takes most of the time. */
const expressions = /\bimport\s*\(|\bimport\.meta\b/

type Named = { specifier: string; late: boolean }

function namedIn(file: string, text: string): Named[] {
  const result = parsed(file, text)
  if (expressions.test(text))
    return [...nodesIn(result.program)].flatMap((node) => {
      const { specifier, late = false } = namedBy(node) ?? {}
      return specifier === undefined ? [] : [{ specifier, late }]
    })
  return statementsOf(result.module).map(({ specifier }) => ({ specifier, late: false }))
}

type Statement = { specifier: string; runs: boolean }

/** The imports and re-exports of a module. One runs if it names a value, or nothing (a side effect); otherwise it names types. */
function statementsOf({ staticImports, staticExports }: Parsed['module']): Statement[] {
  const named = [
    ...staticImports,
    ...staticExports.map(({ entries }) => ({ moduleRequest: entries[0]?.moduleRequest, entries })),
  ]
  return named.flatMap(({ moduleRequest, entries }) =>
    moduleRequest == null
      ? []
      : [
          {
            specifier: moduleRequest.value,
            runs: entries.length === 0 || entries.some(({ isType }) => !isType),
          },
        ],
  )
}

const styleImports = /@import\s+['"]([^'"]+)['"]/g

function importsOfStyles(file: string, text: string): Import[] {
  return [...text.matchAll(styleImports)].flatMap(([, specifier = '']) => {
    const target = resolved(file, specifier)
    return target === undefined ? [] : [{ ...target, late: false }]
  })
}

/** The specifiers of npm packages and modules of Node that a file imports. */
export const packagesIn = (file: string, text: string): string[] =>
  namedIn(file, text).flatMap(({ specifier }) => (resolved(file, specifier) === undefined ? [specifier] : []))

/** Every file of the repository that `file` imports, types and styles included. */
export function importsIn(file: string, text: string): Import[] {
  if (file.endsWith('.css')) return importsOfStyles(file, text)
  return namedIn(file, text).flatMap(({ specifier, late }) => {
    const target = resolved(file, specifier)
    return target === undefined ? [] : [{ ...target, late }]
  })
}

/** What a module imports at run time: files by their path from the repository's root, packages by their name. */
export const runtimeImportsIn = (file: string, text: string): string[] =>
  statementsOf(parsed(file, text).module)
    .filter(({ runs }) => runs)
    .map(({ specifier }) => resolved(file, specifier)?.to ?? specifier)

/** The imports between the given files below `root`; build output, packages and data files are left out. */
export function importsBetween(root: string, files: readonly string[]): ImportingFile[] {
  const fileSet = new Set(files)
  return files.map((file) => ({
    file,
    imports: importsIn(file, readFileSync(join(root, file), 'utf8')).flatMap((one) =>
      one.to.includes('*')
        ? files.filter((name) => matchesGlob(name, one.to)).map((to) => ({ ...one, to }))
        : fileSet.has(one.to)
          ? [one]
          : [],
    ),
  }))
}

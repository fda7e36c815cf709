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

function parsed(file: string, text: string) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'cannot be parsed'}`)
  return program
}

const styleImports = /@import\s+['"]([^'"]+)['"]/g

function importsOfStyles(file: string, text: string): Import[] {
  return [...text.matchAll(styleImports)].flatMap(([, specifier = '']) => {
    const target = resolved(file, specifier)
    return target === undefined ? [] : [{ ...target, late: false }]
  })
}

/** The specifiers of npm packages and modules of Node that a file imports. */
export function packagesIn(file: string, text: string): string[] {
  return [...nodesIn(parsed(file, text))].flatMap((node) => {
    const specifier = namedBy(node)?.specifier
    return specifier === undefined || resolved(file, specifier) !== undefined ? [] : [specifier]
  })
}

/** Every file of the repository that `file` imports, types and styles included. */
export function importsIn(file: string, text: string): Import[] {
  if (file.endsWith('.css')) return importsOfStyles(file, text)
  return [...nodesIn(parsed(file, text))].flatMap((node) => {
    const named = namedBy(node)
    const target = named?.specifier === undefined ? undefined : resolved(file, named.specifier)
    return named === undefined || target === undefined ? [] : [{ ...target, late: named.late }]
  })
}

const isTypeOnly = (node: Node): boolean => node['importKind'] === 'type' || node['exportKind'] === 'type'

/** Whether an import or a re-export exists at run time: it names a value, or nothing (a side effect). */
function runs(node: Node): boolean {
  if (!['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(node.type))
    return false
  const named = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : []
  return !isTypeOnly(node) && (named.length === 0 || named.some((one) => !isTypeOnly(one)))
}

/** What a module imports at run time: files by their path from the repository's root, packages by their name. */
export function runtimeImportsIn(file: string, text: string): string[] {
  const body: unknown = parseSync(file, text).program.body
  return (Array.isArray(body) ? body.filter(isNode) : []).filter(runs).flatMap((node) => {
    const specifier = textOf(node['source'])
    return specifier === undefined ? [] : [resolved(file, specifier)?.to ?? specifier]
  })
}

/** The imports between the given files below `root`; build output, packages and data files are left out. */
export function importsBetween(root: string, files: readonly string[]): ImportingFile[] {
  const known = new Set(files)
  return files.map((file) => ({
    file,
    imports: importsIn(file, readFileSync(join(root, file), 'utf8')).flatMap((one) =>
      one.to.includes('*')
        ? files.filter((name) => matchesGlob(name, one.to)).map((to) => ({ ...one, to }))
        : known.has(one.to)
          ? [one]
          : [],
    ),
  }))
}

import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import { parseSync } from 'vite'
import packageFile from '../../package.json' with { type: 'json' }

/** `late`: the import is loaded on demand (`import()`, a glob, a worker's URL), not with the file. */
export type Import = { to: string; late: boolean }

export type ImportingFile = { file: string; imports: readonly Import[] }

type Node = { type: string; [key: string]: unknown }

/** `#shared/*` → `./shared/*`, as package.json declares them. */
const aliases = Object.entries(packageFile.imports).map(([alias, folder]) => ({
  prefix: alias.replace('*', ''),
  folder: normalize(folder.replace('*', '')),
}))

/** The path from the repository's root; undefined for a package or a module of Node. */
function resolved(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier.replace(/\?.*$/, ''))
  const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix))
  return alias === undefined ? undefined : alias.folder + specifier.slice(alias.prefix.length)
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

const styleImports = /@import\s+['"]([^'"]+)['"]/g

function importsOfStyles(file: string, text: string): Import[] {
  return [...text.matchAll(styleImports)].flatMap(([, specifier = '']) => {
    const to = resolved(file, specifier)
    return to === undefined ? [] : [{ to, late: false }]
  })
}

/** Every file of the repository that `file` imports, types and styles included. */
export function importsIn(file: string, text: string): Import[] {
  if (file.endsWith('.css')) return importsOfStyles(file, text)
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'cannot be parsed'}`)
  return [...nodesIn(program)].flatMap((node) => {
    const named = namedBy(node)
    const to = named?.specifier === undefined ? undefined : resolved(file, named.specifier)
    return named === undefined || to === undefined ? [] : [{ to, late: named.late }]
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

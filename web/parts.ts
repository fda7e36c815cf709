import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

const sources = join(import.meta.dirname, 'src')

/** What the browser loads by itself: an entry, a page, or what is imported on demand. */
export type Part = {
  /** The words of all texts of its files, classes among them. */
  words: ReadonlySet<string>
  /** The parts that may have loaded it; an entry has none. */
  loadedBy: Set<string>
}

type Source = { imports: readonly string[]; loads: readonly string[]; words: readonly string[] }

const importOnDemand = /\bimport\('(\.[^']+)'\)/g
/** Where the site map's pages are loaded. */
const everyPage = 'import.meta.glob<'

/** The strings of a syntax tree, without texts between tags. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'JSXText') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && (key === 'value' || key === 'cooked') ? [inner] : textsIn(inner),
  )
}

/** The words of a component's texts. Other files have no classes, but words such as "filter" that are utilities as well. */
export const wordsOf = (file: string, code: string): string[] =>
  file.endsWith('.tsx') ? textsIn(parseSync(file, code).program).flatMap((text) => text.split(/\s+/)) : []

function sourceOf(file: string): Source {
  const code = readFileSync(file, 'utf8')
  const { module } = parseSync(file, code)
  const pathOf = (name: string): string => join(dirname(file), name)
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value ?? ''),
  )
  const onDemand = [...code.matchAll(importOnDemand)].map(([, name = '']) => name)
  return {
    imports: [...imported, ...exported].filter((name) => /^\..*\.tsx?$/.test(name)).map(pathOf),
    loads: [
      ...onDemand.map(pathOf),
      ...(code.includes(everyPage) ? globSync(join(sources, '*/**/*Page.tsx')) : []),
    ],
    words: wordsOf(file, code),
  }
}

/** The parts that these entries lead to, by their files. */
export function partsFrom(entries: readonly string[]): ReadonlyMap<string, Part> {
  const read = new Map<string, Source>()
  const closureOf = (file: string, closure = new Set<Source>()): ReadonlySet<Source> => {
    const source = read.get(file) ?? sourceOf(file)
    read.set(file, source)
    if (closure.has(source)) return closure
    closure.add(source)
    for (const name of source.imports) closureOf(name, closure)
    return closure
  }

  const parts = new Map<string, Part>()
  const visit = (file: string, loader?: string): void => {
    const part = parts.get(file)
    if (loader !== undefined) part?.loadedBy.add(loader)
    if (part !== undefined) return
    const closure = [...closureOf(file)]
    parts.set(file, {
      words: new Set(closure.flatMap(({ words }) => words)),
      loadedBy: new Set(loader === undefined ? [] : [loader]),
    })
    for (const loaded of closure.flatMap(({ loads }) => loads)) visit(loaded, file)
  }
  for (const entry of entries) visit(entry)
  return parts
}

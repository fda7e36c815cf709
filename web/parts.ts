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

const wordsIn = (program: unknown): string[] => textsIn(program).flatMap((text) => text.split(/\s+/))

/** The words of a file's texts. */
export const wordsOf = (file: string, code: string): string[] => wordsIn(parseSync(file, code).program)

function sourceOf(file: string): Source {
  const code = readFileSync(file, 'utf8')
  const { module, program } = parseSync(file, code)
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
    words: wordsIn(program),
  }
}

/** A part's file and all that it imports, directly and indirectly. */
function filesFrom(part: string, read: (file: string) => Source): ReadonlySet<string> {
  const files = new Set<string>()
  const add = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    for (const name of read(file).imports) add(name)
  }
  add(part)
  return files
}

export const filesOfPart = (part: string): ReadonlySet<string> => filesFrom(part, sourceOf)

/** The parts that these entries lead to, by their files. */
export function partsFrom(entries: readonly string[]): ReadonlyMap<string, Part> {
  const sourcesRead = new Map<string, Source>()
  const read = (file: string): Source => {
    const source = sourcesRead.get(file) ?? sourceOf(file)
    sourcesRead.set(file, source)
    return source
  }
  const parts = new Map<string, Part>()
  const visit = (file: string, loader?: string): void => {
    const part = parts.get(file)
    if (loader !== undefined) part?.loadedBy.add(loader)
    if (part !== undefined) return
    const files = [...filesFrom(file, read)].map(read)
    parts.set(file, {
      words: new Set(files.flatMap(({ words }) => words)),
      loadedBy: new Set(loader === undefined ? [] : [loader]),
    })
    for (const loaded of files.flatMap(({ loads }) => loads)) visit(loaded, file)
  }
  for (const entry of entries) visit(entry)
  return parts
}

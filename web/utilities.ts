import { join } from 'node:path'
import { compile } from '@tailwindcss/node'
import type { Plugin } from 'vite'
import { partsFrom, type Part } from './parts.ts'

const sources = join(import.meta.dirname, 'src')
const ending = '.utilities.css'

const sheetOf = (source: string): string =>
  `@import '${sources}/ui/theme.css';@import 'tailwindcss/utilities' layer(utilities) source(none);@source ${source};`

const ruled = /^ +(?:[^{}]*)?\.(-?(?:\\.|[a-z])(?:\\.|[\w-])+)/gm

/** The rules of the utilities among words, in the order in which one of them overrides another. */
export async function rulesOfUtilities(words: Iterable<string>): Promise<string> {
  const compiler = await compile(sheetOf("inline('')"), { base: sources, onDependency: () => undefined })
  return compiler.build([...words])
}

/** The names of utilities among words. */
export async function utilitiesAmong(words: Iterable<string>): Promise<ReadonlySet<string>> {
  const rules = await rulesOfUtilities(words)
  return new Set([...rules.matchAll(ruled)].map(([, name = '']) => name.replaceAll('\\', '')))
}

type Names = ReadonlySet<string>

/**
 * The utilities that each part brings: those that it uses, without those that each of the parts that may have loaded it has.
 * It begins as if everything were there, and takes away what a loader lacks until nothing changes.
 */
export function broughtBy(parts: ReadonlyMap<string, Part>, utilities: Names): ReadonlyMap<string, Names> {
  const there = new Map(
    [...parts].map(([part, { loadedBy }]) => [part, loadedBy.size === 0 ? new Set<string>() : utilities]),
  )
  const has = (part: string, name: string): boolean =>
    there.get(part)?.has(name) === true || parts.get(part)?.words.has(name) === true
  let isStable = false
  while (!isStable) {
    isStable = true
    for (const [part, { loadedBy }] of parts) {
      const before = [...(there.get(part) ?? [])]
      const rest = before.filter((name) => [...loadedBy].every((loader) => has(loader, name)))
      if (rest.length < before.length) isStable = false
      there.set(part, new Set(rest))
    }
  }
  return new Map(
    [...parts].map(([part, { words }]) => [
      part,
      new Set([...words].filter((name) => utilities.has(name) && there.get(part)?.has(name) !== true)),
    ]),
  )
}

/**
 * Adds to each part a style sheet of the utilities that it brings, so no page has a rule that it does not use, nor one twice.
 * While files change, in the development server, the entry has a sheet of all of them.
 */
export function utilities(entry: string): Plugin {
  let brought: ReadonlyMap<string, Names> = new Map()
  let isServing = false
  return {
    name: 'utilities',
    // Before Tailwind, which fills the sheets.
    enforce: 'pre',
    configResolved: ({ command }) => {
      isServing = command === 'serve'
    },
    async buildStart() {
      const parts = isServing ? new Map<string, Part>() : partsFrom([entry])
      const words = new Set([...parts.values()].flatMap((part) => [...part.words]))
      brought = broughtBy(parts, await utilitiesAmong(words))
    },
    resolveId: (id) => (id.endsWith(ending) ? id : null),
    load(id) {
      if (!id.endsWith(ending)) return null
      const names = [...(brought.get(id.slice(0, -ending.length)) ?? [])].toSorted()
      return sheetOf(isServing ? `'${sources}/**/*.{ts,tsx}'` : `inline('${names.join(' ')}')`)
    },
    transform(code, id) {
      const isStyled = isServing ? id === entry : (brought.get(id)?.size ?? 0) > 0
      return isStyled ? { code: `${code}\nimport '${id}${ending}'`, map: null } : null
    },
  }
}

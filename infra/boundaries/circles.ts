import { dirname } from 'node:path'
import type { ImportingFile } from './imports.ts'

/** A folder and the folders in it may import each other: one composes the others, which use what they share. */
const isWithin = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

/** From a folder to each folder it imports from, with one import as the example. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>

function graphOf(files: readonly ImportingFile[]): Graph {
  const graph = new Map<string, Map<string, string>>()
  for (const { file, imports } of files) {
    const from = dirname(file)
    for (const { to, late } of imports) {
      const target = dirname(to)
      if (late || isWithin(from, target)) continue
      const edges = graph.get(from) ?? new Map<string, string>()
      graph.set(from, edges.set(target, `${file} imports ${to}`))
    }
  }
  return graph
}

/** The folders that can be reached from one. */
function reached(graph: Graph, from: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [from]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const next of graph.get(folder)?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        open.push(next)
      }
  return seen
}

/** Each import between two folders that lead back to each other. Imports on demand do not count. */
export function circles(files: readonly ImportingFile[]): string[] {
  const graph = graphOf(files)
  const all = new Map([...graph.keys()].map((folder) => [folder, reached(graph, folder)]))
  return [...graph].flatMap(([from, edges]) =>
    [...edges].flatMap(([to, example]) => (all.get(to)?.has(from) === true ? [example] : [])),
  )
}

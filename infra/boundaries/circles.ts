import { dirname } from 'node:path'
import type { ImportingFile } from './imports.ts'

/** A folder and the folders in it may import each other: one composes the others, which use what they share. */
const isWithin = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

/** From a folder to each folder it imports from, with one import as the example; or from a file to each file. */
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

/** The folders, or files, that can be reached from one. */
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

/** An example of each edge between two that lead back to each other. */
function between(graph: Graph): string[] {
  const all = new Map([...graph.keys()].map((one) => [one, reached(graph, one)]))
  return [...graph].flatMap(([from, edges]) =>
    [...edges].flatMap(([to, example]) => (all.get(to)?.has(from) === true ? [example] : [])),
  )
}

/** Each import between two files that lead back to each other, directly or by way of others; types count, imports on demand do not. */
export function fileCircles(files: readonly ImportingFile[]): string[] {
  const graph: Graph = new Map(
    files.map(({ file, imports }) => [
      file,
      new Map(imports.filter(({ late }) => !late).map(({ to }) => [to, `${file} imports ${to}`])),
    ]),
  )
  return between(graph)
}

/** Each import between two folders that lead back to each other. Imports on demand do not count. */
export const circles = (files: readonly ImportingFile[]): string[] => between(graphOf(files))

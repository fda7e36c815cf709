import { scoreOf, type Weights } from '#shared/interview/interviewer/filter/linear-classifier.ts'
import type { Line, Table } from './tables.ts'
import { train } from './train.ts'

export type Scored = Line & { score: number }

export const scored = (lines: readonly Line[], weights: Weights): Scored[] =>
  lines.map((line) => ({ ...line, score: scoreOf(line.text, weights) }))

/** Cross-validation by author: scores each table by a model that was trained on the others. */
export const scoredByOthers = (tables: readonly Table[]): { name: string; lines: Scored[] }[] =>
  tables.map(({ name, lines }) => ({
    name,
    lines: scored(
      lines,
      train(tables.filter((table) => table.name !== name).flatMap((table) => table.lines)),
    ),
  }))

/** The score that this share of the ordinary lines exceeds. */
export function thresholdFor(lines: readonly Scored[], share: number): number {
  const ordinary = lines.filter((line) => !line.isForbidden).map((line) => line.score)
  const sorted = ordinary.toSorted((one, other) => other - one)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

export function ratesAt(lines: readonly Scored[], threshold: number) {
  const ordinary = lines.filter((line) => !line.isForbidden)
  const forbidden = lines.filter((line) => line.isForbidden)
  return {
    held: ordinary.filter(({ score }) => score > threshold).length / ordinary.length,
    said: forbidden.filter(({ score }) => score <= threshold).length / forbidden.length,
  }
}

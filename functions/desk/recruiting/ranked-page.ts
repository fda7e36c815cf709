import * as z from 'zod/mini'
import { firstStage } from '#shared/company-hiring.ts'
import { compareRanks, rankOf, type ApplicantSort, type Rank } from '#shared/desk/applicant-sorts.ts'
import { changedAtOf, type StoredApplication } from '#functions/application/rows/stored-application.ts'
import { jsonIn } from '#functions/platform/world/json-in.ts'

/** By application; null for a note alone. */
export type Marks = ReadonlyMap<string, number | null>

type Wanted = { sort: ApplicantSort; marks: Marks; cursor: string | undefined; limit: number }

/** Applications of a position in an order that no index has, and the cursor of the page after these. */
export function rankedPage(
  rows: readonly StoredApplication[],
  { sort, marks, cursor, limit }: Wanted,
): { entries: StoredApplication[]; next: string | null } {
  const ranked = rows
    .map((row): [Rank, StoredApplication] => {
      const { id, appliedAt, stage = firstStage } = row
      return [rankOf(sort, { id, appliedAt, stage, changedAt: changedAtOf(row), mark: marks.get(id) }), row]
    })
    .toSorted(([one], [other]) => compareRanks(sort, one, other))
  const after = rankIn(cursor)
  const rest = after === undefined ? ranked : ranked.filter(([rank]) => compareRanks(sort, after, rank) < 0)
  const shown = rest.slice(0, limit)
  const last = rest.length > limit ? shown.at(-1) : undefined
  return { entries: shown.map(([, row]) => row), next: last === undefined ? null : textOf(last[0]) }
}

const storedRank = z.tuple([z.union([z.number(), z.string()]), z.string(), z.string()])

const textOf = (rank: Rank): string => Buffer.from(JSON.stringify(rank)).toString('base64url')

/** An invalid cursor reads from the start. */
const rankIn = (cursor: string | undefined): Rank | undefined =>
  storedRank.safeParse(jsonIn(Buffer.from(cursor ?? '', 'base64url').toString())).data

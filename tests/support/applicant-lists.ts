import { expect } from 'vitest'
import { recruitingApplicants } from '#shared/desk/contract/applicants.ts'
import type { ListedApplication } from '#shared/desk/contract/listed.ts'
import type { Call } from './api.ts'
import { refusalOf } from './refusals.ts'

type Page = {
  applicants: ListedApplication[]
  next: string | null
  marks: Record<string, number | null>
}

const { query } = recruitingApplicants.listApplicants

export type Filter = { [Name in keyof typeof query.shape]?: string }

type Optional = { def: { innerType: { def: object } } }
type Closed = { entries?: Record<string, string>; values?: readonly string[] }

/** What of a list's query is no filter, or one of the calling member's own. */
const others = new Set(['job', 'unmarked', 'sort', 'cursor'])

/** A query for each filter of the contract but these, with the first value that it takes. */
export const filterQueries: readonly string[] = Object.entries<Optional>(query.shape).flatMap(
  ([name, { def }]) => {
    const { entries = {}, values = Object.values(entries) } = def.innerType.def as Closed
    return others.has(name) ? [] : [`${name}=${encodeURIComponent(values[0] ?? 'any')}`]
  },
)

const maxPerPage = 50

export const idsOf = (list: readonly ListedApplication[]): string[] => list.map(({ id }) => id)

/** Lists and searches applicants, as the recruiter tool does, and with a cookie as the desk does. */
export function applicantLists(call: Call) {
  const baseOf = (cookie?: string) => (cookie === undefined ? '/recruiting' : '/desk')

  const list = (query: Filter, cookie?: string) =>
    call(`GET ${baseOf(cookie)}/applicants?${new URLSearchParams(query).toString()}`, { cookie })

  async function pageOf(query: Filter = {}, cookie?: string): Promise<Page> {
    const answer = await list(query, cookie)
    expect([query, refusalOf(answer)]).toEqual([query, [200, undefined]])
    return answer.body['data'] as Page
  }

  /** All pages, each of at most fifty. */
  async function listOf(query: Filter = {}, cookie?: string): Promise<ListedApplication[]> {
    const all: ListedApplication[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = await pageOf({ ...query, ...(cursor === '' ? {} : { cursor }) }, cookie)
      expect(page.applicants.length).toBeLessThanOrEqual(maxPerPage)
      all.push(...page.applicants)
      cursor = page.next
    }
    return all
  }

  const search = (text: string, more: { job?: string } = {}, cookie?: string) =>
    call(`POST ${baseOf(cookie)}/applicants/search`, { json: { text, ...more }, cookie })

  async function searched(text: string, more: { job?: string } = {}, cookie?: string) {
    const answer = await search(text, more, cookie)
    expect([text, refusalOf(answer)]).toEqual([text, [200, undefined]])
    const { applicants, more: isMore } = answer.body['data'] as {
      applicants: ListedApplication[]
      more: boolean
    }
    return { ids: idsOf(applicants), more: isMore }
  }

  return { list, pageOf, listOf, search, searched }
}

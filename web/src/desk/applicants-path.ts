import { applicantStages, rejectionReasons } from '#shared/company-hiring.ts'
import { applicationStatuses } from '#shared/application/application-status.ts'
import { applicantSorts, usualSort } from '#shared/desk/applicant-sorts.ts'
import { deskPath } from './desk-path.ts'

/** How each filter, and the order, is read from the page's query. The API has them under the same names. */
const readers = {
  job: (text: string) => (text === '' ? undefined : text),
  status: (text: string) => applicationStatuses.find((one) => one === text),
  reason: (text: string) => rejectionReasons.find((one) => one === text),
  questions: (text: string) => (text === 'open' ? text : undefined),
  stage: (text: string) => applicantStages.find((one) => one === text),
  answers: (text: string) => (text === '' ? undefined : text),
  unmarked: (text: string) => (text === 'mine' ? text : undefined),
  sort: (text: string) => applicantSorts.find((one) => one === text && one !== usualSort),
}

type Filters = { [Name in keyof typeof readers]?: ReturnType<(typeof readers)[Name]> | undefined }

/** What the list shows, from the page's URL. The search text is in the fragment, which browsers send to no server. */
export type ApplicantFilter = Filters & { find: string }

export const minSearchCharacters = 2

export function filterIn({ search, hash }: { search: string; hash: string }): ApplicantFilter {
  const query = new URLSearchParams(search)
  const filters: Filters = Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, read(query.get(name) ?? '')]),
  )
  return { ...filters, find: (new URLSearchParams(hash.slice(1)).get('find') ?? '').trim() }
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** The filters that are set, as the API takes them. */
export function queryOf(filter: ApplicantFilter): Given<Filters> {
  const { find: _, ...filters } = filter
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

export function applicantsPath({ find = '', ...filters }: Partial<ApplicantFilter>): string {
  const text = new URLSearchParams(queryOf({ ...filters, find })).toString()
  const fragment = find === '' ? '' : `#${new URLSearchParams({ find }).toString()}`
  return `${deskPath('/desk/applicants')}${text === '' ? '' : `?${text}`}${fragment}`
}

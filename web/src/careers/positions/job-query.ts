/** The filters of the list, by the names that they have in the page's URL and in the API's. */
export const filterNames = ['search', 'department', 'location', 'job_type'] as const
export type FilterName = (typeof filterNames)[number]

export type JobFilters = Readonly<Record<FilterName, string>>

/** What the list shows: filters and a page, both from the URL. */
export type JobQuery = JobFilters & { readonly page: number }

export const everyJob: JobQuery = { search: '', department: '', location: '', job_type: '', page: 1 }

/** The API refuses longer filters. */
const maxCharacters = 200

const pageNumber = /^[1-9]\d{0,5}$/

/** Reads the query of a URL, which visitors can edit: unknown parameters and values are left out. */
export function readJobQuery(search: string): JobQuery {
  const given = new URLSearchParams(search)
  const filter = (name: FilterName): string => (given.get(name) ?? '').trim().slice(0, maxCharacters)
  const page = given.get('page') ?? ''
  return {
    search: filter('search'),
    department: filter('department'),
    location: filter('location'),
    job_type: filter('job_type'),
    page: pageNumber.test(page) ? Number(page) : 1,
  }
}

/** The query as a part of a URL. One list has one URL: names in a fixed order, and nothing for a default. */
export function searchOf(query: JobQuery): string {
  const given = new URLSearchParams()
  for (const name of filterNames) if (query[name] !== '') given.set(name, query[name])
  if (query.page > 1) given.set('page', String(query.page))
  return given.size === 0 ? '' : `?${given.toString()}`
}

export const isFiltered = (query: JobQuery): boolean => filterNames.some((name) => query[name] !== '')

/** The query with one filter changed. Its result begins at the first page. */
export const withFilter = (query: JobQuery, name: FilterName, value: string): JobQuery => ({
  ...query,
  [name]: value.trim().slice(0, maxCharacters),
  page: 1,
})

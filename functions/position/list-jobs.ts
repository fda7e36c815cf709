import type { AnswerOf, QueryOf } from '#shared/platform/contract/endpoint.ts'
import { jobsPerPage, type jobList } from '#shared/position/contract/job-list.ts'
import type { Job } from '#shared/position/job.ts'
import { byNewest } from '#shared/position/job-order.ts'
import { closedReason } from '#shared/platform/deadline.ts'

type Query = QueryOf<typeof jobList.list>
type Listed = AnswerOf<typeof jobList.list>

/** One page of the open jobs that match every filter, newest first; of a search, the best matches first. */
export function listJobs(jobs: readonly Job[], query: Query, now: Date): Listed {
  const { page = 1, limit = jobsPerPage.usual } = query
  const words = wordsOf(query)
  const matches = entriesOf(jobs).filter(matching(query, words, now))
  const results = words.length === 0 ? matches : ranked(matches, words)
  return {
    jobs: results.slice((page - 1) * limit, page * limit).map(({ job }) => job),
    total: results.length,
    page,
    limit,
  }
}

/** A job with its texts as the filters compare them. */
type Entry = {
  job: Job
  text: string
  title: string
  department: string
  location: string
  jobType: string
}

const combiningMarks = /\p{Mark}/gu

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(combiningMarks, '').toLowerCase()

const entryOf = (job: Job): Entry => ({
  job,
  text: folded(
    [job.title, job.department, job.location, job.jobType, job.level, job.description, job.requirements].join(
      ' ',
    ),
  ),
  title: folded(job.title),
  department: folded(job.department),
  location: folded(job.location),
  jobType: folded(job.jobType),
})

/** Sorted, and kept as long as the snapshot: folding a thousand descriptions takes longer than filtering them. */
const entriesOfJobs = new WeakMap<readonly Job[], readonly Entry[]>()

function entriesOf(jobs: readonly Job[]): readonly Entry[] {
  const entries = entriesOfJobs.get(jobs) ?? jobs.toSorted(byNewest).map(entryOf)
  entriesOfJobs.set(jobs, entries)
  return entries
}

const wordsOf = ({ search = '' }: Query): string[] =>
  folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Title before department before other text, by the number of words that each has. */
function ranked(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const countIn = (text: string): number => words.filter((word) => text.includes(word)).length
  return entries
    .map((entry) => ({ entry, title: countIn(entry.title), department: countIn(entry.department) }))
    .toSorted((one, other) => other.title - one.title || other.department - one.department)
    .map(({ entry }) => entry)
}

/** An empty filter is none. Each word of the search stands somewhere in the job. */
function matching(query: Query, words: readonly string[], now: Date): (entry: Entry) => boolean {
  const department = folded(query.department ?? '')
  const location = folded(query.location ?? '')
  const jobType = folded(query.job_type ?? '')
  return (entry) =>
    (department === '' || entry.department === department) &&
    (location === '' || entry.location === location) &&
    (jobType === '' || entry.jobType === jobType) &&
    words.every((word) => entry.text.includes(word)) &&
    closedReason(entry.job, now) === undefined
}

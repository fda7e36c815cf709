import { sectionKindNames } from '#shared/position/section-kinds.ts'
import type { Job } from '#shared/position/job.ts'
import { lengthWarning } from '#shared/position/interview-length.ts'
import { closedReason } from '#shared/platform/deadline.ts'
import { importJobs } from '../import-jobs.ts'
import { readJobFiles } from '../job-file.ts'
import { dateText } from '../output/dates.ts'
import { table, type Column } from '../output/table.ts'
import type { Command } from './command.ts'
import { positions, publishAfter } from './publish.ts'
import { refusedAs, unknownJob } from './refused.ts'

const stateOf = (job: Job, now: Date): string => {
  const reason = closedReason(job, now)
  if (reason === undefined) return 'open'
  return reason === 'closed_by_recruiter' ? 'closed' : 'expired'
}

const columns = (now: Date): Column<Job>[] => [
  { title: 'ID', of: ({ id }) => id },
  { title: 'TITLE', of: ({ title }) => title, cuttable: true },
  { title: 'DEPARTMENT', of: ({ department }) => department, cuttable: true },
  { title: 'STATUS', of: (job) => stateOf(job, now) },
  { title: 'CLOSES', of: ({ closingDate }) => (closingDate === null ? '-' : dateText(closingDate)) },
  { title: 'APPLIED', of: ({ applicationCount }) => applicationCount },
]

const importCommand: Command = {
  words: 'jobs import',
  arguments: ['<file|folder>'],
  flags: ['draft'],
  help: 'create or replace positions, then publish',
  notes: [
    'A file is a JSON object with title and description, and where wanted requirements, department,',
    'location, jobType, level, workMode (on-site, hybrid or remote), closingDate (2026-12-31) or',
    'closesInDays, postedDate, salary: {"from": 9000, "to": 13000}, where wanted with currency (MYR)',
    `and per (hour, day, month or year), sections, the parts of the interview (kind: ${sectionKindNames.join(' or ')}), and criteria, 3 to 8`,
    'lines by which the staff mark applicants; candidates never see them. screening: up to 6 questions',
    'that candidates answer before the interview, each with text and kind (yes_no, choice with options,',
    'number with or without unit, or text). A text may be a list of',
    'lines. The name of the file is the id of the position, which is part of its URL. Applications',
    'stay. Examples: infra/recruiter/sample-jobs',
  ],
  async run({ arguments: [path = ''], flags }, { api, now }) {
    const files = readJobFiles(path, now)
    const data = await importJobs(api, files, { asDraft: flags.has('draft') })
    const lines = data.jobs.map(({ id, created }) => `${created ? 'Created ' : 'Replaced'}  ${id}`)
    const warnings = files.flatMap(({ id, job }) => {
      const warning = lengthWarning(job.sections)
      return warning === undefined ? [] : [`${id}: ${warning}`]
    })
    const end =
      data.published === null
        ? 'Saved as drafts. Import them without --draft, or publish them at the desk.'
        : `Published ${positions(data.published)}.`
    return { data, text: [...lines, ...warnings, end].join('\n') }
  },
}

const listCommand: Command = {
  words: 'jobs list',
  arguments: [],
  help: 'every position, open and closed',
  async run(_, { api, now }) {
    const { jobs, drafts = [] } = (await api.listJobs()).data
    const list =
      jobs.length === 0
        ? 'There are no positions. "jobs import" creates them.'
        : `${table(columns(now), jobs)}\n${positions(jobs.length)}`
    const text = [list, ...drafts.map(({ id, title }) => `Draft: ${id}, ${title}`)].join('\n')
    return { data: { jobs, drafts }, text }
  },
}

const setStatus = (status: 'open' | 'closed', words: string, done: string, help: string): Command => ({
  words,
  arguments: ['<id>'],
  help,
  async run({ arguments: [id = ''] }, { api, now }) {
    const { data: job } = await refusedAs(api.setJobStatus({ params: { id }, body: { status } }), {
      job_not_found: unknownJob(id),
    })
    const change = `${done} ${id}`
    const published = await publishAfter(api, change)
    const expired = status === 'open' && closedReason(job, now) === 'closing_date_passed'
    const note = expired ? ' Its closing date has passed: import it again with a later one.' : ''
    return {
      data: { job, ...published },
      text: `${change}. Published ${positions(published.published)}.${note}`,
    }
  },
})

const removeCommand: Command = {
  words: 'jobs remove',
  arguments: ['<id>'],
  help: 'delete a position without applications, then publish',
  async run({ arguments: [id = ''] }, { api }) {
    const { data } = await refusedAs(api.removeJob({ params: { id } }), {
      job_not_found: unknownJob(id),
      job_has_applications: `${id} has applications, so it cannot be removed; "jobs close ${id}" closes it.`,
    })
    const change = `Removed ${id}`
    const published = await publishAfter(api, change)
    return {
      data: { ...data, ...published },
      text: `${change}. Published ${positions(published.published)}.`,
    }
  },
}

const publishCommand: Command = {
  words: 'jobs publish',
  arguments: [],
  help: 'write the pages again; the commands above do so themselves',
  async run(_, { api }) {
    const { data } = await api.publish()
    return { data: { published: data.jobs }, text: `Published ${positions(data.jobs)}.` }
  },
}

export const jobCommands: readonly Command[] = [
  importCommand,
  listCommand,
  setStatus('closed', 'jobs close', 'Closed', 'take no more applications, then publish'),
  setStatus('open', 'jobs reopen', 'Reopened', 'take applications again, then publish'),
  removeCommand,
  publishCommand,
]

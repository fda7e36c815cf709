import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { errors } from '#shared/platform/contract/errors.ts'
import { problemsOf } from '#shared/platform/contract/problems.ts'
import { isJobId, jobImport, type JobImport } from '#shared/position/job.ts'
import { malaysiaDate } from '#shared/platform/deadline.ts'
import { UsageError } from './usage-error.ts'

/** A position read from a file. */
export type JobFile = { id: string; job: JobImport }

/** May also be lists of lines, because JSON has no multi-line strings. */
const longTexts = ['description', 'requirements'] as const

const maxDays = 730
const closesInDays = z.number().check(z.int(), z.minimum(1), z.maximum(maxDays))

/** Messages in English; zod/mini has none of its own. */
const english = { error: z.locales.en().localeError }

/** Reads a position from a JSON file, or from each JSON file of a folder. Throws before anything is sent. */
export function readJobFiles(path: string, now: Date): JobFile[] {
  const isFolder = statsOf(path).isDirectory()
  const files = isFolder
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(path, name))
    : [path]
  if (files.length === 0) throw new UsageError(`${path}: there is no .json file in this folder`)
  const jobs = files.map((file) => jobIn(readFileSync(file, 'utf8'), file, now))
  const ids = jobs.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new UsageError(`${path}: two files have the id ${twice}`)
  return jobs
}

function statsOf(path: string) {
  try {
    return statSync(path)
  } catch {
    throw new UsageError(`${path}: there is no such file or folder`)
  }
}

/** The position in a file's text. Its id is the name of the file, unless the file has one. */
export function jobIn(text: string, file: string, now: Date): JobFile {
  const fields = objectIn(text, file)
  const { id = basename(file, '.json'), closesInDays: days, ...rest } = fields
  if (typeof id !== 'string' || !isJobId(id))
    throw new UsageError(`${file}: id: ${errors.job_id_invalid.text}`)
  const joined = Object.fromEntries(
    longTexts.flatMap((name) => (isLines(rest[name]) ? [[name, rest[name].join('\n')]] : [])),
  )
  const closing = days === undefined ? {} : { closingDate: closingDateIn(days, rest, file, now) }
  const { data, error } = jobImport.safeParse({ ...rest, ...joined, ...closing }, english)
  if (error === undefined) return { id, job: data }
  const [problem] = problemsOf(error)
  const field = problem?.path.join('.') ?? ''
  throw new UsageError(`${file}: ${field === '' ? '' : `${field}: `}${problem?.message ?? 'Invalid input'}`)
}

function objectIn(text: string, file: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed }
  } catch {
    throw new UsageError(`${file}: this is not JSON`)
  }
  throw new UsageError(`${file}: this is not a JSON object with the fields of a position`)
}

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string')

/** For positions that are imported repeatedly, such as samples: they close so many days after each import. */
function closingDateIn(days: unknown, fields: Record<string, unknown>, file: string, now: Date): string {
  const { data, error } = closesInDays.safeParse(days, english)
  if (error !== undefined)
    throw new UsageError(`${file}: closesInDays: ${problemsOf(error)[0]?.message ?? 'Invalid input'}`)
  if ('closingDate' in fields)
    throw new UsageError(`${file}: closingDate: please give this date or closesInDays, not both`)
  return malaysiaDate(now, data)
}

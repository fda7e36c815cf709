import * as z from 'zod/mini'
import { assessmentSections } from './assessment.ts'
import { criteria } from './criteria.ts'
import { salary, workMode } from './job-terms.ts'
import { screeningQuestions } from './screening.ts'
import { anyLine, anyText } from '#shared/platform/text.ts'

export const jobDefaults = { department: 'Unknown', jobType: 'Full-time' } as const

export const jobStatus = z.enum(['open', 'closed'])
export type JobStatus = z.output<typeof jobStatus>

/** A position as the careers pages show it. */
export const job = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  department: z._default(z.string(), jobDefaults.department),
  location: z.string(),
  jobType: z._default(z.string(), jobDefaults.jobType),
  level: z.string(),
  salary: z.optional(salary),
  workMode: z.optional(workMode),
  /** `closed` by a recruiter; an open job also stops taking applications after its closing date. */
  status: jobStatus,
  /** A date (the job closes when that day ends in Malaysia) or a date with a time. */
  closingDate: z.nullable(z.string()),
  postedDate: z.string(),
  applicationCount: z.number(),
  /** Whether the signed-in candidate applied; false for a guest. */
  hasApplied: z.boolean(),
})

export type Job = z.output<typeof job>

/** An id is part of URLs and of the keys of files. */
const jobIdPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

/** Ids that a path, a key of a map or a file of the site means already. */
const reservedIds = new Set(['constructor', 'prototype', 'desk', 'filters', 'index', 'assets', 'api'])

export const isJobId = (text: string): boolean => jobIdPattern.test(text) && !reservedIds.has(text)

const isDate = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text)
const date = z.string().check(z.refine(isDate, { error: 'Please write a date as 2026-12-31' }))

/** A position as a recruiter writes it, in the file that is imported. */
export const jobImport = z.strictObject({
  title: anyLine(120, 1, 'Please enter a title'),
  description: anyText(20_000, 1, 'Please enter a description'),
  requirements: z._default(anyText(20_000, 0), ''),
  department: z._default(anyLine(80, 0), jobDefaults.department),
  location: z._default(anyLine(120, 0), ''),
  jobType: z._default(anyLine(40, 0), jobDefaults.jobType),
  level: z._default(anyLine(40, 0), ''),
  salary: z.optional(salary),
  workMode: z.optional(workMode),
  closingDate: z._default(z.nullable(date), null),
  /** The day of the import by default. */
  postedDate: z.optional(date),
  /** The sections of the interview; empty for the default ones. */
  sections: z._default(assessmentSections, []),
  criteria: z._default(criteria, []),
  /** What candidates answer between applying and the interview. */
  screening: z._default(screeningQuestions, []),
})

export type JobImport = z.output<typeof jobImport>

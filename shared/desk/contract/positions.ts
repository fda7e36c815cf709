import * as z from 'zod/mini'
import { applicantStages, rejectionReasons } from '#shared/company-hiring.ts'
import { job, jobImport, jobStatus } from '#shared/position/job.ts'
import { screeningQuestion } from '#shared/position/screening.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { forAllStaff, forAssessors, forRecruiters } from './callers.ts'
import { done } from './listed.ts'

/** A description in any script, and the longest assessment; a row of the table may have 400 kB. */
const jobBytes = 256 * 1024

/** A draft among the positions; its page has the rest. */
const draftListed = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string(),
  location: z.string(),
  updatedAt: z.string(),
})

export type DraftListed = z.output<typeof draftListed>

/** The answers are columns and filters of the list of applicants. An older API does not send the questions. */
const listedPosition = z.object({ ...job.shape, screening: z._default(z.array(screeningQuestion), []) })

/** Writing, publishing and closing positions. */
export const recruitingPositions = {
  importJob: endpoint({
    method: 'PUT',
    path: '/recruiting/jobs/{id}',
    ...forRecruiters('position', { act: 'position_imported' }),
    summary:
      'Create or replace a position; its applications stay. Shown on the site after `publish`, unless it is saved as a draft',
    // `new`: the call is refused where the id is taken. A time: `updatedAt` of what was read; refused where it has changed since.
    // `as=draft`: only the desk shows it, until it is saved without `as`.
    query: z.object({
      read: z.optional(z.union([z.literal('new'), z.iso.datetime()])),
      as: z.optional(z.literal('draft')),
    }),
    body: jobImport,
    bodyLimitBytes: jobBytes,
    // An older API does not send the time.
    response: success(z.object({ id: z.string(), created: z.boolean(), updatedAt: z.optional(z.string()) })),
    errors: ['job_id_invalid', 'position_exists', 'position_changed'],
  }),
  listJobs: endpoint({
    method: 'GET',
    path: '/recruiting/jobs',
    ...forAllStaff('listed', {
      unaudited: 'The site shows the positions to every visitor, and drafts are about no candidate',
    }),
    summary: 'Every position, open and closed, and the drafts where the caller may see all positions',
    // An older API does not send the drafts.
    response: success(z.object({ jobs: z.array(listedPosition), drafts: z.optional(z.array(draftListed)) })),
  }),
  showJob: endpoint({
    method: 'GET',
    path: '/recruiting/jobs/{id}',
    ...forAssessors('position', {
      unaudited: 'It shows what recruiters wrote about a position, and nothing about a candidate',
    }),
    summary: 'One position, and its import form, so that it can be changed',
    // Of a draft, `job` is closed: it takes no applications.
    response: success(
      z.object({
        job,
        import: jobImport,
        updatedAt: z.optional(z.string()),
        /** How many applicants are rejected for each reason that was chosen; an older API does not send it. */
        rejections: z._default(z.array(z.object({ reason: z.enum(rejectionReasons), count: z.int() })), []),
        /** How many applicants the team has at each stage; an older API does not send it. */
        stages: z._default(z.array(z.object({ stage: z.enum(applicantStages), count: z.int() })), []),
        isDraft: z.optional(z.boolean()),
      }),
    ),
    errors: ['job_not_found'],
  }),
  setJobStatus: endpoint({
    method: 'PATCH',
    path: '/recruiting/jobs/{id}',
    ...forRecruiters('position', { act: 'position_status_set' }),
    summary: 'Close or reopen a position',
    body: z.object({ status: jobStatus }),
    response: success(job),
    errors: ['job_not_found'],
  }),
  removeJob: endpoint({
    method: 'DELETE',
    path: '/recruiting/jobs/{id}',
    ...forRecruiters('position', { act: 'position_removed' }),
    summary: 'Delete a position without applications, or a draft; its page answers 404 after `publish`',
    response: done,
    errors: ['job_not_found', 'job_has_applications'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/recruiting/publish',
    ...forRecruiters('everything', { act: 'published' }),
    summary: 'Write the snapshot of the positions, their pages and the sitemap',
    isPatient: true,
    response: success(z.object({ jobs: z.number() })),
  }),
} as const

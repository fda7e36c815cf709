import {
  applicationStatus,
  nextApplicationStatus,
  recruiterStatus,
  type ApplicationStatus,
  type RecruiterStatus,
} from '#shared/domain/application.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import type { RecruiterApi } from '../api/recruiter-api.ts'
import { dateText, timeText } from '../output/dates.ts'
import { details, table, type Column } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'
import { findApplication, listApplications, withReference, type Listed } from './application-list.ts'
import type { Command } from './command.ts'
import { refusedAs, unknownApplication } from './refused.ts'

const columns: Column<Listed>[] = [
  { title: 'REF', of: ({ reference }) => reference },
  { title: 'CANDIDATE', of: ({ candidate }) => candidate.name, cuttable: true },
  { title: 'POSITION', of: ({ jobTitle }) => jobTitle, cuttable: true },
  { title: 'STATUS', of: ({ status }) => status },
  { title: 'INTERVIEW', of: ({ interview }) => interview ?? '-' },
  { title: 'APPLIED', of: ({ appliedAt }) => dateText(appliedAt) },
]

const naming = 'Name an application by its REF in "applications list", the beginning of that, or its id.'

const oneOf = <Status extends string>(text: string, statuses: readonly Status[]): Status => {
  const found = statuses.find((status) => status === text)
  if (found !== undefined) return found
  throw new UsageError(`"${text}" is not a status here; the statuses are ${statuses.join(', ')}.`)
}

const listCommand: Command = {
  words: 'applications list',
  arguments: [],
  help: 'applications, oldest first; REF names one in other commands',
  options: ['job', 'status'],
  notes: [`Statuses: ${applicationStatus.options.join(', ')}.`],
  async run({ options: { job, status } }, { api }) {
    const wanted = status === undefined ? undefined : oneOf(status, applicationStatus.options)
    const applications = await listApplications(api, { job, status: wanted })
    const text =
      applications.length === 0
        ? 'There are no such applications.'
        : `${table(columns, applications)}\n${applications.length} application${applications.length === 1 ? '' : 's'}`
    return { data: { applications }, text }
  },
}

const nextStatuses = (status: ApplicationStatus): RecruiterStatus[] =>
  recruiterStatus.options.filter(
    (wanted) => nextApplicationStatus(status, { kind: 'recruiter_set', status: wanted }) !== undefined,
  )

type Shown = Awaited<ReturnType<RecruiterApi['showApplication']>>['data']

async function show(api: RecruiterApi, text: string): Promise<Shown & { application: Listed }> {
  const { id } = await findApplication(api, text)
  const { data } = await refusedAs(api.showApplication({ params: { id } }), {
    application_not_found: unknownApplication(text),
  })
  return { ...data, application: withReference(data.application) }
}

/** Why an application cannot get this status, read after the refusal. */
function whyNot(
  { application: { reference, status } }: Shown & { application: Listed },
  wanted: string,
): string {
  if (status === wanted) return `${reference} is ${status} already.`
  const allowed = nextStatuses(status).join(', ')
  return status === 'ai_pending'
    ? `${reference} cannot become ${wanted} before its interview is completed; until then only ${allowed}.`
    : `${reference} is ${status} and cannot become ${wanted}; only ${allowed}.`
}

const showCommand: Command = {
  words: 'applications show',
  arguments: ['<application>'],
  help: 'one application with its candidate',
  notes: [naming],
  async run({ arguments: [named = ''] }, { api }) {
    const shown = await show(api, named)
    const { application, profile } = shown
    const text = details([
      ['Application', `${application.reference}  (${application.id})`],
      ['Candidate', application.candidate.name],
      ['E-mail', application.candidate.email],
      ['Phone', profile.phone],
      ['Title', profile.title],
      ['Location', profile.location],
      ['Skills', profile.skills.join(', ')],
      ['CV', profile.cvFileName ?? ''],
      ['Position', `${application.jobTitle}, ${application.department} (${application.jobId})`],
      ['Applied', timeText(application.appliedAt)],
      ['Interview', application.interview ?? 'none'],
      ['Status', application.status],
      ['May become', nextStatuses(application.status).join(', ')],
    ])
    return { data: shown, text }
  },
}

const statusCommand: Command = {
  words: 'status',
  arguments: ['<application>', '<new status>'],
  help: 'decide on an application; the candidate is e-mailed',
  notes: [
    `Statuses: ${recruiterStatus.options.join(', ')}.`,
    'Before the interview is completed, an application can only be rejected.',
    naming,
  ],
  async run({ arguments: [named = '', wanted = ''] }, { api }) {
    const status = oneOf(wanted, recruiterStatus.options)
    const { id } = await findApplication(api, named)
    const call = api.setApplicationStatus({ params: { id }, body: { status } })
    const { data } = await refusedAs(call, { application_not_found: unknownApplication(named) }).catch(
      async (error: unknown) => {
        throw error instanceof ApiRefusal && error.code === 'status_not_allowed'
          ? new UsageError(whyNot(await show(api, id), status), { cause: error })
          : error
      },
    )
    const application = withReference(data.application)
    const { reference, candidate, jobTitle } = application
    return {
      data: { application },
      text: `${reference} (${candidate.name}, ${jobTitle}) is now ${application.status}. The candidate is e-mailed.`,
    }
  },
}

export const applicationCommands: readonly Command[] = [listCommand, showCommand, statusCommand]

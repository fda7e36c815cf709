import { recruiterStatus, type RecruiterStatus } from '#shared/domain/application.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { momentInMalaysia, timeText } from '../output/dates.ts'
import { UsageError } from '../usage-error.ts'
import { findApplication, withReference } from './application-list.ts'
import { naming, nextStatuses, oneOf, show, type Shown } from './application-shown.ts'
import type { Command } from './command.ts'
import { refusedAs, unknownApplication } from './refused.ts'

/** Why an application cannot get this status, read after the refusal. */
function whyNot({ application: { reference, status } }: Shown, wanted: string): string {
  if (status === wanted) return `${reference} is ${status} already.`
  if (status === 'unknown')
    return `${reference} has a status that this version does not know; deploy the newer version first.`
  const allowed = nextStatuses(status).join(', ')
  return status === 'ai_pending'
    ? `${reference} cannot become ${wanted} before its interview is completed; until then only ${allowed}.`
    : `${reference} is ${status} and cannot become ${wanted}; only ${allowed}.`
}

function interviewDateIn(text: string, { status, now }: { status: RecruiterStatus; now: Date }): string {
  if (status !== 'interview_pending')
    throw new UsageError(`--interview-date belongs to the status interview_pending, and not to ${status}.`)
  const moment = momentInMalaysia(text)
  if (moment === undefined)
    throw new UsageError(`--interview-date is "${text}": please write it as "2026-12-31 15:00".`)
  if (Date.parse(moment) <= now.getTime())
    throw new UsageError(`--interview-date is "${text}", which has passed in Malaysia.`)
  return moment
}

export const statusCommand: Command = {
  words: 'status',
  arguments: ['<application>', '<new status>'],
  help: 'decide on an application; the candidate is emailed',
  options: ['interview-date'],
  notes: [
    `Statuses: ${recruiterStatus.options.join(', ')}.`,
    'Before the interview is completed, an application can only be rejected.',
    'interview_pending takes --interview-date; given again with another date it moves the interview.',
    naming,
  ],
  async run({ arguments: [named = '', wanted = ''], options: { 'interview-date': date } }, { api, now }) {
    const status = oneOf(wanted, recruiterStatus.options)
    const interviewDate = date === undefined ? undefined : interviewDateIn(date, { status, now })
    const { id } = await findApplication(api, named)
    const body = { status, ...(interviewDate === undefined ? {} : { interviewDate }) }
    const call = api.setApplicationStatus({ params: { id }, body })
    const { data } = await refusedAs(call, { application_not_found: unknownApplication(named) }).catch(
      async (error: unknown) => {
        throw error instanceof ApiRefusal && error.code === 'status_not_allowed'
          ? new UsageError(whyNot(await show(api, id), status), { cause: error })
          : error
      },
    )
    const application = withReference(data.application)
    const { reference, candidate, jobTitle } = application
    const meets = interviewDate === undefined ? '' : `, with an interview on ${timeText(interviewDate)}`
    return {
      data: { application },
      text: `${reference} (${candidate.name}, ${jobTitle}) is now ${application.status}${meets}. The candidate is emailed.`,
    }
  },
}

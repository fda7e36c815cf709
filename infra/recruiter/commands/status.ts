import { recruiterStatus } from '#shared/application/application.ts'
import { interviewOrExpired } from '#shared/application/application-status.ts'
import { decideOn, pendingMinutes, type Decision, type WantedDecision } from '#shared/application/decision.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { teamInterviewText, withInterview } from '../output/decision.ts'
import { UsageError } from '../usage-error.ts'
import { withReference, type Listed } from './application-list.ts'
import { naming, oneOf, show } from './application-shown.ts'
import type { Command, Input, Tools } from './command.ts'
import { isWordedRefusal, whyNot } from './decision-refused.ts'
import { refusedAs, unknownApplication } from './refused.ts'
import { interviewOptions } from './interview-options.ts'

/** What the server will decide, so that the recruiter is not asked to confirm what it refuses. */
function foreseen(application: Listed, decision: WantedDecision, now: Date): Decision {
  const { status, teamInterview, slots, interviewers, interview, decision: pending } = application
  const undecided = {
    status,
    teamInterview,
    slots,
    interviewers,
    interview: interviewOrExpired(application, interview),
    pending,
  }
  const decided = decideOn(undecided, decision, now)
  if (decided.kind === 'refused')
    throw new UsageError(whyNot(decided.code, application, { wanted: decision, now }))
  return decided.decision
}

/** The future interview that the candidate was invited to, which this decision replaces. */
const insteadOf = ({ teamInterview }: Listed, now: Date): string =>
  teamInterview === null || Date.parse(teamInterview.at) <= now.getTime()
    ? ''
    : `, instead of the interview on ${teamInterviewText(teamInterview)}`

/** False if the recruiter answers no; throws without a terminal to ask at. */
async function agreed(
  { application, decision }: { application: Listed; decision: Decision },
  { flags }: Input,
  { now, ask }: Tools,
): Promise<boolean> {
  if (flags.has('yes')) return true
  const { reference, candidate, jobTitle, status } = application
  const change = `${reference} (${candidate.name}, ${jobTitle}) from ${status} to ${decision.status}${withInterview(decision)}${insteadOf(application, now)}`
  if (ask !== undefined) return ask(`This moves ${change}. Really?`)
  throw new UsageError(`This moves ${change}. There is no terminal to confirm it; to do it, add --yes.`)
}

/** The id of the colleague who is to agree, named in full or by id. */
async function agreementIn(
  { options: { agreement } }: Input,
  { id }: Listed,
  api: Tools['api'],
): Promise<{ agreementOf?: string }> {
  if (agreement === undefined) return {}
  const { agreeing } = (await api.listInterviewers({ params: { id } })).data
  if (agreeing === null) throw new UsageError('Acceptances need no agreement here: leave out --agreement.')
  const [match, another] = agreeing.filter((each) => each.id === agreement || each.name === agreement)
  if (match !== undefined && another === undefined) return { agreementOf: match.id }
  throw new UsageError(
    `--agreement is "${agreement}"; it takes one of: ${agreeing.map((each) => `${each.name} (${each.id})`).join('; ')}.`,
  )
}

async function run(input: Input, tools: Tools) {
  const { api, now } = tools
  const [named = '', typed = ''] = input.arguments
  const status = oneOf(typed, recruiterStatus.options)
  const isQuiet = input.flags.has('no-letter')
  const typedDecision = {
    status,
    ...interviewOptions(input.options, { status, now }),
    ...(isQuiet ? { letter: 'none' as const } : {}),
  }
  const { application: before } = await show(api, named)
  const requested = { ...typedDecision, ...(await agreementIn(input, before, api)) }
  const decision = foreseen(before, requested, now)
  if (!(await agreed({ application: before, decision }, input, tools)))
    return { data: { application: before }, text: 'Nothing was decided.', failed: true }
  const { id } = before
  const call = api.setApplicationStatus({ params: { id }, body: requested })
  const { data } = await refusedAs(call, { application_not_found: unknownApplication(named) }).catch(
    async (error: unknown) => {
      if (!(error instanceof ApiRefusal) || !isWordedRefusal(error.code)) throw error
      const { application } = await show(api, id)
      throw new UsageError(whyNot(error.code, application, { wanted: requested, now }), { cause: error })
    },
  )
  const application = withReference(data.application)
  const { reference, candidate, jobTitle } = application
  const { awaits } = application.decision ?? {}
  if (awaits !== undefined)
    return {
      data: { application },
      text: `${reference} (${candidate.name}, ${jobTitle}) is proposed for ${status}; it waits until ${awaits.name} agrees at the desk. "recall ${reference}" stops it.`,
    }
  return {
    data: { application },
    text: `${reference} (${candidate.name}, ${jobTitle}) becomes ${status} in ${pendingMinutes} minutes${withInterview(decision)}. ${isQuiet ? 'No letter is sent' : 'The candidate is emailed then'}; "recall ${reference}" stops it.`,
  }
}

export const statusCommand: Command = {
  words: 'status',
  arguments: ['<application>', '<new status>'],
  help: 'decide on an application; emails the candidate in ten minutes',
  options: ['interview-date', 'times', 'place', 'minutes', 'note', 'reason', 'agreement'],
  flags: ['yes', 'no-letter'],
  notes: [
    `Statuses: ${recruiterStatus.options.join(', ')}.`,
    'Before the AI interview is completed, an application can be rejected, or moved on to interview_pending,',
    'reviewed or accepted with --reason: why the team goes on without it. The candidate does not see the reason.',
    'rejected takes --reason, one of the list in shared/company-hiring.ts, and with it --note; only the team sees them.',
    'accepted takes --agreement where a second recruiter has to agree, who does so at the desk.',
    'ai_pending reopens one that was rejected before: the candidate can take the interview, also for a',
    'closed position or without attempts left.',
    `For ${pendingMinutes} minutes a decision can be replaced by another one, or stopped by "recall".`,
    'interview_pending takes --interview-date, and with it --place and --minutes (5 to 480).',
    'In place of the date it takes --times "2026-12-31 15:00, 2027-01-02 10:00", up to six.',
    'Given again with another date, place or length it changes the interview; without any of them',
    'it takes the date away. reviewed cancels it.',
    'interviewed needs an interview whose date has passed, or --note with when and how you met.',
    'reviewed and interviewed take --no-letter, where nothing is cancelled: the candidate sees the status on the dashboard.',
    naming,
  ],
  run,
}

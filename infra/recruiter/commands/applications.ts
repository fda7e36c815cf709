import { applicationStatus } from '#shared/application/application.ts'
import { answerText } from '#shared/application/answer-text.ts'
import { answerTo } from '#shared/application/screening-answers.ts'
import { dateText, timeText } from '../output/dates.ts'
import { details, table, type Column } from '../output/table.ts'
import { profileLines } from '../output/profile.ts'
import { decisionText, statusText, teamInterviewText } from '../output/decision.ts'
import { findApplication, listApplications, type Listed } from './application-list.ts'
import { naming, nextStatuses, oneOf, show, type Shown } from './application-shown.ts'
import type { Command } from './command.ts'
import { compareCommand } from './compare.ts'
import { refusedAs, unknownApplication } from './refused.ts'

const columns: Column<Listed>[] = [
  { title: 'REF', of: ({ reference }) => reference },
  { title: 'CANDIDATE', of: ({ candidate }) => candidate.name, cuttable: true },
  { title: 'POSITION', of: ({ jobTitle }) => jobTitle, cuttable: true },
  { title: 'STATUS', of: ({ status }) => status },
  { title: 'INTERVIEW', of: ({ interview }) => interview ?? '-' },
  { title: 'APPLIED', of: ({ appliedAt }) => dateText(appliedAt) },
]

/** Decisions are a column only while one is pending, which is rare. */
const columnsFor = (applications: readonly Listed[], now: Date): Column<Listed>[] =>
  applications.every(({ decision }) => decision === null)
    ? columns
    : [
        ...columns,
        {
          title: 'DECISION',
          of: ({ decision }) => (decision === null ? '-' : statusText(decision, now)),
        },
      ]

const listCommand: Command = {
  words: 'applications list',
  arguments: [],
  help: 'applications, oldest first; REF names one in other commands',
  options: ['job', 'status'],
  notes: [`Statuses: ${applicationStatus.options.join(', ')}.`],
  async run({ options: { job, status } }, { api, now }) {
    const statusFilter = status === undefined ? undefined : oneOf(status, applicationStatus.options)
    const applications = await listApplications(api, { job, status: statusFilter })
    const text =
      applications.length === 0
        ? 'There are no such applications.'
        : `${table(columnsFor(applications, now), applications)}\n${applications.length} application${applications.length === 1 ? '' : 's'}`
    return { data: { applications }, text }
  },
}

/** An address is not proved where the owner of the mailbox has not confirmed it, or has denied it. */
const emailText = ({ email, isAddressProved }: Listed['candidate']): string => {
  if (isAddressProved) return email
  return email === '' ? 'address not proved; letters are not sent' : `${email}  (address not proved)`
}

/** The last letter, and when it was or will be e-mailed. */
function letterText(letter: Shown['letter']): string {
  if (letter === null) return 'none'
  const { about, state, at, attempts } = letter
  if (state === 'sent') return `${about}, emailed ${timeText(at)}`
  const tried = `${about}, not emailed yet after ${attempts} tr${attempts === 1 ? 'y' : 'ies'}`
  return state === 'dead' ? `${tried}; given up for a day` : `${tried}; next ${timeText(at)}`
}

/** To the questions before the interview. */
function answersText(screening: Listed['screening']): string {
  if (screening === null) return ''
  if (screening.answeredAt === null) return 'none yet'
  const texts = screening.questions.map((question) => {
    const answer = answerTo(screening, question.text)
    return `${question.text} ${answer === undefined ? '-' : answerText(question, answer)}`
  })
  return texts.join('; ')
}

const showCommand: Command = {
  words: 'applications show',
  arguments: ['<application>'],
  help: 'one application with the profile of its candidate',
  notes: [naming],
  async run({ arguments: [named = ''] }, { api, now }) {
    const shown = await show(api, named)
    const { application, profile } = shown
    const { reference, teamInterview, decision } = application
    const text = details([
      ['Application', `${reference}  (${application.id})`],
      ['Candidate', application.candidate.name],
      ['Email', emailText(application.candidate)],
      ...profileLines(profile),
      [
        'CV',
        profile.cvFileName === null ? '' : `${profile.cvFileName}; "applications cv ${reference}" opens it`,
      ],
      ['Position', `${application.jobTitle}, ${application.department} (${application.jobId})`],
      ['Applied', timeText(application.appliedAt)],
      ['Answers', answersText(application.screening)],
      ['Interview', application.interview ?? 'none'],
      ['Status', application.status],
      ['Team interview', teamInterview === null ? '' : teamInterviewText(teamInterview)],
      ['Decision', decision === null ? '' : `${decisionText(decision, now)}; "recall ${reference}" stops it`],
      ['Last letter', letterText(shown.letter)],
      ['May become', nextStatuses(application).join(', ')],
    ])
    return { data: shown, text }
  },
}

const cvCommand: Command = {
  words: 'applications cv',
  arguments: ['<application>'],
  help: 'a link that opens the CV of an applicant for five minutes',
  notes: ['Anyone with the link can open it until it expires.', naming],
  async run({ arguments: [named = ''] }, { api }) {
    const { id } = await findApplication(api, named)
    const { data } = await refusedAs(api.openCv({ params: { id } }), {
      application_not_found: unknownApplication(named),
      applicant_without_cv: `The applicant of "${named}" has no CV on file; "applications show" prints the profile.`,
    })
    return {
      data,
      text: `${data.url}\n\n${data.fileName} opens with this link until ${timeText(data.expiresAt)} in Malaysia.`,
    }
  },
}

export const applicationCommands: readonly Command[] = [listCommand, showCommand, cvCommand, compareCommand]

import { firstStage, rejectionReasons } from '#shared/company-hiring.ts'
import { applicationStatuses } from '#shared/application/application-status.ts'
import { creationSteps } from '#functions/account/rows/user-steps.ts'
import {
  jobAndStatusOf,
  rejectionGroupOf,
  stageGroupOf,
  type StoredApplication,
} from '#functions/application/rows/stored-application.ts'
import { assessmentKey } from '#functions/application/rows/stored-assessment.ts'
import { transcriptKey } from '#functions/application/session/transcript-key.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { jobPart } from '#functions/position/rows/stored-job.ts'
import { monthOf } from '#functions/platform/audit/months.ts'
import { staffPrincipal } from '#functions/platform/http/desk.ts'
import { staffHash } from '#functions/platform/staff/staff-hash.ts'
import { aJob } from '#tests/support/jobs.ts'
import { applicationRow, seed, sessionRow } from '../seed.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'

/** Of ten applications, six are for the first position, three for the second, one for the third. */
export const positions = ['first-position', 'second-position', 'third-position'] as const
const positionOf = (number: number): string => positions[number % 10 < 6 ? 0 : number % 10 < 9 ? 1 : 2]

export const userIdOf = (number: number): string => `candidate-${number}`

/** The members who are signed in. The reviewer may see the second position. */
export const members = {
  recruiter: { id: 'recruiter-member', role: 'recruiter', positions: [] },
  reviewer: { id: 'reviewer-member', role: 'reviewer', positions: [positions[1]] },
  officer: { id: 'officer-member', role: 'privacy_officer', positions: [] },
} as const

export const tokenOf = (member: keyof typeof members): string => `token-of-${member}`

/** One candidate of a hundred is found by this text. */
export const searched = 'zul'
const nameOf = (number: number): string =>
  number % 100 === 7 ? `Zulaikha binti Hassan ${number}` : `Nur Izzati binti Osman ${number}`

const firstApplied = Date.parse('2026-10-01T00:00:00.000Z')
const appliedAtOf = (number: number): string =>
  new Date(firstApplied + number * minuteMilliseconds).toISOString()

const about = 'Builds and runs the network between GPU clusters, and teaches others how. '.repeat(20)

const keyOf = (number: number) => ({
  userId: userIdOf(number),
  jobId: positionOf(number),
  number,
  at: appliedAtOf(number),
})

/** One reason for all, so that its list has more than a page. */
const rejectionOf = (jobId: string) => {
  const [reason] = rejectionReasons
  return { rejection: { reason, act: 'act' }, rejectionGroup: rejectionGroupOf(jobId, reason) }
}

/** One of three has a question that waits. */
const questionsOf = (number: number) => ({
  questions: { sessionId: `session-${number}`, open: 1, answered: [] },
  questionState: 'open',
  questionGroup: positionOf(number),
})

function appliedRow(number: number): StoredApplication & { jobAndStatus: string; stageGroup: string } {
  const status = applicationStatuses[number % applicationStatuses.length] ?? 'ai_pending'
  return {
    ...applicationRow(keyOf(number)),
    status,
    jobAndStatus: jobAndStatusOf(positionOf(number), status),
    stageGroup: stageGroupOf(positionOf(number), firstStage),
    interviewsStarted: 1,
    ...(status === 'rejected'
      ? rejectionOf(positionOf(number))
      : number % 3 === 0
        ? questionsOf(number)
        : {}),
  }
}

const endedRow = (number: number): StoredSession => ({
  ...sessionRow(keyOf(number)),
  status: 'completed',
  started_at: appliedAtOf(number),
  finished_at: appliedAtOf(number),
  roomCreatedAt: appliedAtOf(number),
  folder: `interviews/folder-${number}/`,
})

const answer = 'I looked for the cause first, and found a cable without a label. '.repeat(8)

/** Ten questions with an answer each, about 7 kB. */
const transcriptRow = (number: number) => ({
  ...transcriptKey(`session-${number}`),
  version: 1,
  entries: Array.from({ length: 20 }, (_, turn) => ({
    role: turn % 2 === 0 ? 'assistant' : 'user',
    content: turn % 2 === 0 ? 'What did you do?' : answer,
    section: 0,
    question: Math.floor(turn / 2),
    startMilliseconds: turn * 10_000,
  })),
})

const userSteps = (number: number) =>
  creationSteps('users', {
    id: userIdOf(number),
    email: `candidate.${number}@example.com`,
    name: nameOf(number),
    phone: '+60 12-345 6789',
    title: 'Network Engineer',
    location: 'Kuala Lumpur',
    about,
    skills: ['BGP', 'EVPN', 'Linux'],
    experience: [],
    education: '',
    languages: [],
    epoch: 1,
    createdAt: appliedAtOf(number),
    reminders: 0,
  })

function* staffRows(now: Date): Generator<[table: string, row: object]> {
  for (const name of ['recruiter', 'reviewer', 'officer'] as const) {
    const { id, role, positions: own } = members[name]
    const email = `${name}@example.com`
    const member = { id, email, name: 'Nur Izzati', role, positions: own, state: 'active', epoch: 1 }
    yield ['staff', { kind: 'member', ...member, createdAt: now.toISOString(), recoveryCodes: [] }]
    const expiresAt = Math.floor(now.getTime() / 1000) + 60 * 60
    const signIn = { memberId: id, epoch: 1, stage: 'full', expiresAt }
    yield ['staff', { kind: 'sign-in', id: staffHash(tokenOf(name)), ...signIn }]
  }
}

/** The recruiter has read each application once. */
function auditRow(number: number) {
  const { id: on, userId, appliedAt: at } = applicationRow(keyOf(number))
  const who = staffPrincipal(members.recruiter)
  const id = String(number).padStart(8, '0')
  return { month: monthOf(at), entry: `${at}#${id}`, id, at, who, act: 'application_shown', on, userId }
}

/** So many applicants the recruiter has assessed. */
const assessed = 20

const assessmentRow = (number: number) => {
  const { userId, jobId, at } = keyOf(number)
  const key = { userId, jobId, memberId: members.recruiter.id }
  const written = { marks: { Explains: 3 }, note: about.slice(0, 300), updatedAt: at }
  return { ...written, ...key, appliedAt: at, ...assessmentKey(key) }
}

function* rowsOf(many: number, now: Date): Generator<[table: string, row: object]> {
  yield* staffRows(now)
  for (const id of positions) {
    yield [
      'jobs',
      { ...aJob({ id, description: about, criteria: ['Explains', 'Tests', 'Asks'] }), part: jobPart },
    ]
    yield ['jobs', { id, part: 'count#0', count: many }]
  }
  for (let number = 0; number < many; number += 1) {
    yield ['applications', appliedRow(number)]
    yield ['sessions', endedRow(number)]
    yield ['sessions', transcriptRow(number)]
    yield ['audit', auditRow(number)]
    if (number >= 3 && number < assessed) yield ['assessments', assessmentRow(number)]
    for (const { Put } of userSteps(number)) if (Put?.Item !== undefined) yield ['users', Put.Item]
  }
}

/** Creates the tables of a desk with `many` applications. */
export const seedDesk = (directory: string, many: number): Promise<void> =>
  seed(directory, rowsOf(many, new Date()))

import { caller, type Call } from '#tests/support/api.ts'
import { test as journey } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { filesSettled, runningInterview } from '#tests/support/rooms.ts'
import { anApplicant, atDesk, turn, usualTurns } from './desk-page.ts'

export const notice = 'How long is your notice period?'
export const pass = 'Do you need a work pass?'

export const cluster = aJob({
  id: 'cluster-engineer',
  title: 'Cluster Engineer',
  criteria: ['Finds faults', 'Explains them', 'Works with others'],
  screening: [
    { kind: 'number', text: notice, unit: 'weeks' },
    { kind: 'yes_no', text: pass },
  ],
})
export const network = aJob({ id: 'network-engineer', title: 'Network Engineer' })
export const storage = aJob({ id: 'storage-engineer', title: 'Storage Engineer' })

const noticeWeeks = [2, 4, 8, 12] as const

/** Of each position: how many apply, and how many of the first have been interviewed. In the first interview the candidate asks a question. */
const plan = [
  { job: cluster, applicants: 20, interviewed: 8 },
  { job: network, applicants: 12, interviewed: 4 },
  { job: storage, applicants: 8, interviewed: 0 },
] as const

type Planned = (typeof plan)[number]

const turnsWithoutQuestion = [
  turn('assistant', 'What interests you most about this position?', 0),
  turn('user', 'The scheduler is part of the product.', 5),
]

/** Applies, answers the questions of the position, and holds the interview, by the calls that the pages make. */
async function applied(call: Call, { job, interviewed }: Planned, number: number) {
  const name = `${job.title} ${String(number).padStart(2, '0')}`
  const person = await anApplicant(call, job.id, { name })
  const { token } = person
  const good = async (route: string, json: object): Promise<void> => {
    const { status } = await call(route, { token, json })
    if (status !== 200) throw new Error(`${route} was answered ${status}`)
  }
  if (job.screening.length > 0) {
    const answers = [
      { question: notice, answer: noticeWeeks[number % noticeWeeks.length] ?? 0 },
      { question: pass, answer: number % 5 === 0 },
    ]
    await good(`POST /jobs/${job.id}/screening`, { answers })
  }
  if (number > interviewed) return { ...person, sessionId: undefined }
  const sessionId = await runningInterview({ call, token, jobId: job.id })
  const transcript = number === 1 ? usualTurns : turnsWithoutQuestion
  await good(`POST /interviews/${sessionId}/finish`, { transcript, recordedParts: [] })
  return { ...person, sessionId }
}

/** Forty applicants of three positions, and the two members of staff who hire. */
export const test = journey.extend('week', { scope: 'file' }, async ({ stack }) => {
  await putJobs(stack, [cluster, network, storage])
  const siti = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const daniel = await atDesk(stack, { role: 'reviewer', name: 'Daniel Wong', positions: [network.id] })
  const call = caller(stack)
  const [clusters, networks, storages] = await Promise.all(
    plan.map(async (planned) => {
      const people: Awaited<ReturnType<typeof applied>>[] = []
      for (let number = 1; number <= planned.applicants; number += 1)
        people.push(await applied(call, planned, number))
      for (const { id: userId, sessionId } of people)
        if (sessionId !== undefined) await filesSettled(stack, { userId, sessionId })
      return people
    }),
  )
  return { siti, daniel, call, clusters: clusters ?? [], networks: networks ?? [], storages: storages ?? [] }
})

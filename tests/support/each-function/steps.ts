import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { cvPdf } from 'cv-reader/documents'
import { expect } from 'vitest'
import { createLog } from '#functions/platform/log/log.ts'
import type { InterviewerAccount } from '#functions/platform/config/interviewer-settings.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { assessmentKey } from '#functions/application/rows/stored-assessment.ts'
import { storeStep } from '#functions/enquiry/rows/stored-enquiry.ts'
import type { FunctionName } from '#infra/local/account/principals.ts'
import type { Stack } from '#infra/local/stack.ts'
import { aCandidate, caller } from '../api.ts'
import { aStranger } from '../cv-desk.ts'
import { enquiryDesk } from '../enquiry-desk.ts'
import { anEnquiry } from '../enquiries.ts'
import { configOf as functionConfig } from '../function-config.ts'
import { mailsTo } from '../inbox.ts'
import { aJob, importJob, jobsOf } from '../jobs.ts'
import { proveMailbox } from '../proved.ts'
import { applyFor as apply } from '../rooms.ts'
import { dynamoOf, setInRow } from '../rows.ts'

export type UsesOf<Name extends FunctionName> = Readonly<Record<Name, () => Promise<void>>>

export type Run = {
  stack: Stack
  /** The services of its interviewer. */
  interviewer: InterviewerAccount
  rendererFolder: string
  /** Called before each step; it throws to stop the steps of a function. */
  proceed: () => void
  /** The clock of the functions. */
  now: () => Date
  /** Moves the clock of the functions on. */
  passTime: (seconds: number) => void
}

export type Steps = ReturnType<typeof stepsOf>

const world = { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) }

/** Steps that several functions share. */
export function stepsOf(run: Run) {
  const { stack, proceed } = run
  const call = caller(stack)
  const good = async (...wanted: Parameters<typeof call>) => {
    proceed()
    const answer = await call(...wanted)
    expect([wanted[0], answer.status, answer.body['code']]).toEqual([wanted[0], 200, undefined])
    return answer
  }
  const desk = enquiryDesk(stack)
  const mailTo = (address: string) => mailsTo(stack, address).at(-1)
  const root = dynamoOf(stack)
  const configOf = (name: FunctionName) => functionConfig(stack, name)
  /** Stores a dead enquiry, which is e-mailed only when an operator retries it. */
  const keepGivenUp = async (): Promise<void> => {
    const receivedAt = new Date().toISOString()
    const { Put } = storeStep('enquiries', { id: systemRandom.id(), receivedAt, enquiry: anEnquiry() })
    await root.send(new PutCommand({ TableName: 'enquiries', Item: { ...Put?.Item, outbox: 'dead' } }))
  }
  const jobs = jobsOf(stack)
  let positions = 0
  const aPosition = async (): Promise<string> => {
    positions += 1
    const job = aJob({ id: `position-${positions}` })
    await importJob(stack, job)
    return job.id
  }
  const signedIn = async () => aCandidate(call, aStranger())
  /** A candidate whose mailbox is proved, which the start of a call needs. */
  const proved = async () => {
    const candidate = await signedIn()
    await proveMailbox(stack, candidate.id)
    return candidate
  }
  const applyFor = (jobId: string, token: string): Promise<string> => apply({ call: good, token, jobId })
  /** Marks the interview as abandoned, so that the next application begins another one. */
  const abandon = (userId: string, id: string, started_at: string | null = new Date(0).toISOString()) =>
    setInRow(stack, 'sessions', { userId, id }, { status: 'abandoned', started_at })
  /** Writes an assessment, which is deleted with the application. */
  const assess = async (userId: string, jobId: string): Promise<void> => {
    const at = new Date().toISOString()
    const written = {
      userId,
      jobId,
      memberId: 'a-member',
      appliedAt: at,
      updatedAt: at,
      marks: {},
      note: 'A note',
    }
    await root.send(
      new PutCommand({ TableName: 'assessments', Item: { ...written, ...assessmentKey(written) } }),
    )
  }
  const cvOf = (person: { email: string; name: string }) => ({ fileName: 'cv.pdf', bytes: cvPdf(person) })

  return {
    ...run,
    call,
    good,
    desk,
    mailTo,
    root,
    configOf,
    keepGivenUp,
    jobs,
    aPosition,
    signedIn,
    proved,
    applyFor,
    abandon,
    assess,
    cvOf,
    world,
  }
}

import { UsageError } from '../usage-error.ts'
import type { Command } from './command.ts'
import { refusedAs, unknownJob } from './refused.ts'

const grantCommand: Command = {
  words: 'attempts grant',
  arguments: ['<candidate>'],
  options: ['job'],
  help: 'let a candidate start one more interview (--job)',
  notes: [
    'Name a candidate by the email address of the account, or its id.',
    'After a completed interview the application waits for another one; the recording stays.',
    'A candidate has three interviews for a position; withdrawing and applying again does not add any.',
  ],
  async run({ arguments: [candidate = ''], options: { job } }, { api }) {
    if (job === undefined) throw new UsageError('Name the position: --job <id>; "jobs list" shows them all.')
    const { data } = await refusedAs(api.grantAttempt({ body: { candidate, jobId: job } }), {
      candidate_not_found: `There is no candidate "${candidate}".`,
      job_not_found: unknownJob(job),
      interview_not_repeatable: `The application of ${candidate} for "${job}" is decided, or a decision is pending. Recall that, or reopen the application: "status <application> ai_pending".`,
      no_attempt_used: `${candidate} has used no attempt for "${job}", so nothing was changed.`,
    })
    return {
      data,
      text: `${candidate} can start one more interview for ${data.jobTitle}. A letter says so, unless the application was withdrawn.`,
    }
  },
}

export const attemptCommands: readonly Command[] = [grantCommand]

import type { Log } from '#functions/platform/log/log.ts'
import type { InterviewsApp } from './app.ts'
import { removeRemains, withdraw } from './withdraw.ts'
import { confirmWithdrawal } from './withdrawn-letter.ts'

/** Withdraws an application, deletes what is left of its interviews, and sends the letter about it. */
export async function withdrawAndConfirm(userId: string, id: string, app: InterviewsApp, log: Log) {
  const withdrawn = await withdraw(userId, id, app)
  if (withdrawn.kind === 'refused') return withdrawn
  log.info('application withdrawn', { userId, jobId: withdrawn.application.jobId })
  await Promise.all([removeRemains(withdrawn, app, log), confirmWithdrawal(withdrawn, app, log)])
  return withdrawn
}

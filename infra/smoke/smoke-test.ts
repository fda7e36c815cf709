import { readingChecks } from '#functions/platform/canary/reading.ts'
import { runCheck, type Site } from '#functions/platform/canary/site.ts'
import type { RecruiterApi } from '../recruiter/api/recruiter-api.ts'
import { deleteAccount } from '#functions/platform/canary/account.ts'
import { accountChecks, openAccount } from './account.ts'
import { cvFiles, cvChecks } from './cv.ts'
import {
  hiddenPositionId,
  letterCheck,
  patience,
  positionChecks,
  recordingChecks,
  type Parts,
} from './interview.ts'

type Say = (line: string) => void

export type Deployment = {
  site: Site
  /** The signed API; without it positions, letters and recordings are not tried. */
  recruiter: RecruiterApi | undefined
  files?: typeof cvFiles
  wait?: Parts['patience']
  positionId?: string
}

/** Tries what can break only when deployed, and removes what it made. Throws at the first check that fails. */
export async function smokeTest(
  { site, recruiter, files = cvFiles, wait = patience, positionId: jobId = hiddenPositionId() }: Deployment,
  say: Say,
): Promise<void> {
  await readingChecks(site, say)
  await cvChecks(site, say, files)
  if (recruiter === undefined) {
    say('--  positions, letters and recordings: not tried without --operator-api')
    await withAccount(site, say, async () => {})
    return
  }
  const parts = { site, recruiter, patience: wait, say }
  // A position with an application cannot be removed, so the account goes first.
  await withRemoval(
    async () => {
      await positionChecks(parts, jobId)
      await withAccount(site, say, async (token) => {
        const sessionId = await letterCheck(parts, { jobId, token })
        await recordingChecks(parts, { jobId, token, sessionId })
      })
    },
    () => removePosition(parts, jobId),
  )
}

/** Removes also after a failure, and then throws the failure, whether or not the removal succeeds. */
async function withRemoval(use: () => Promise<void>, remove: () => Promise<void>): Promise<void> {
  try {
    await use()
  } catch (error) {
    await remove().catch(() => undefined)
    throw error
  }
  await remove()
}

async function withAccount(site: Site, say: Say, use: (token: string) => Promise<void>): Promise<void> {
  const account = await openAccount(site, say)
  await withRemoval(
    async () => {
      await accountChecks(site, account, say)
      await use(account.token)
    },
    () => deleteAccount(site, account, say),
  )
}

const removePosition = ({ recruiter, say }: Parts, id: string): Promise<void> =>
  runCheck(
    {
      name: 'the position is removed',
      lookAt: 'the log of Recruiting',
      run: async () => {
        await recruiter.setJobStatus({ params: { id }, body: { status: 'closed' } })
        await recruiter.removeJob({ params: { id } })
        await recruiter.publish({})
      },
    },
    say,
  )

import { useEffect, useReducer, useState } from 'react'
import type { Job } from '#shared/position/job.ts'
import { useSessionState } from '../../api/session/Session.tsx'
import { usePageData } from '../../site/page-data.ts'
import { forgetJob, knownJob, rememberJob } from '../known-jobs.ts'
import { loadJob } from '../load-jobs.ts'
import { loadApplied, type Applied } from '../apply/load-applied.ts'
import { useIsHydrated } from '../use-browser.ts'
import { firstJobState, nextJobState, type ApplicationOf, type JobState } from './job-state.ts'

type LoadedFor = { job: Job; application?: ApplicationOf }

type LoadedJob = {
  state: JobState
  /** The signed-in candidate's application. */
  applied: Applied | undefined
  /** Loads the job again: after a failure, or when it may have changed. */
  reload: () => void
}

/** The job together with the candidate's application, so that the card changes once. */
async function loadFor(userId: string | undefined, jobId: string): Promise<LoadedFor> {
  const job = await loadJob(jobId)
  const applied = userId !== undefined && job.hasApplied ? await loadApplied(jobId) : undefined
  return userId === undefined || applied === undefined ? { job } : { job, application: { userId, applied } }
}

/** The job of a published page, or of the list that led here, and after it the API's, which knows the candidate. */
export function useJob(jobId: string): LoadedJob {
  const { job: published } = usePageData() ?? {}
  const isPublished = published?.id === jobId
  const [state, dispatch] = useReducer(nextJobState, undefined, () =>
    firstJobState(isPublished ? published : knownJob(jobId)),
  )
  const userId = useSessionState(({ user }) => user?.id)
  const isHydrated = useIsHydrated()
  const [attempt, setAttempt] = useState(0)

  // A guest's published page is up to date; each candidate and each attempt is a new request.
  const isCurrent = isPublished && userId === undefined && attempt === 0
  const request = isHydrated && !isCurrent ? `${attempt} ${userId ?? 'guest'}` : undefined
  useEffect(() => {
    if (request === undefined) return
    let isLeft = false
    loadFor(userId, jobId).then(
      (loaded) => {
        if (isLeft) return
        rememberJob(loaded.job)
        dispatch({ kind: 'loaded', ...loaded })
      },
      (error: unknown) => {
        if (!isLeft) dispatch({ kind: 'failed', error })
      },
    )
    return () => {
      isLeft = true
    }
  }, [jobId, request, userId])

  const isMissing = state.kind === 'missing'
  useEffect(() => {
    if (isMissing) forgetJob(jobId)
  }, [isMissing, jobId])

  const reload = (): void => {
    dispatch({ kind: 'retried' })
    setAttempt(attempt + 1)
  }
  const application = state.kind === 'shown' ? state.application : undefined
  return { state, applied: application?.userId === userId ? application?.applied : undefined, reload }
}

import { useEffect, useReducer, useState } from 'react'
import { useSessionState } from '../../api/session/Session.tsx'
import { usePageData } from '../../site/page-data.ts'
import { forgetJob, knownJob, rememberJob } from '../known-jobs.ts'
import { loadJob } from '../load-jobs.ts'
import { useIsHydrated } from '../use-browser.ts'
import { firstJobState, nextJobState, type JobState } from './job-state.ts'

type LoadedJob = {
  state: JobState
  /** Loads the job again: after a failure, or when it may have changed. */
  reload: () => void
}

/** The job of a published page, or of the list that led here, and after it the API's, which knows the candidate. */
export function useJob(jobId: string): LoadedJob {
  const { job: published } = usePageData() ?? {}
  const isPublished = published?.id === jobId
  const [state, tell] = useReducer(nextJobState, undefined, () =>
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
    loadJob(jobId).then(
      (job) => {
        if (isLeft) return
        rememberJob(job)
        tell({ kind: 'loaded', job })
      },
      (error: unknown) => {
        if (!isLeft) tell({ kind: 'failed', error })
      },
    )
    return () => {
      isLeft = true
    }
  }, [jobId, request])

  const isMissing = state.kind === 'missing'
  useEffect(() => {
    if (isMissing) forgetJob(jobId)
  }, [isMissing, jobId])

  const reload = (): void => {
    tell({ kind: 'retried' })
    setAttempt(attempt + 1)
  }
  return { state, reload }
}

import { useSyncExternalStore } from 'react'
import { closedReason, type ClosedReason, type Job } from '#shared/domain/job.ts'
import { usePageData } from '../../site/page-data.ts'

const minuteMilliseconds = 60_000

const thisMinute = (): number => Math.floor(Date.now() / minuteMilliseconds) * minuteMilliseconds

function onMinute(notice: () => void): () => void {
  const timer = setInterval(notice, minuteMilliseconds)
  document.addEventListener('visibilitychange', notice)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notice)
  }
}

/**
 * Why the job takes no applications, also when its closing date passes while the page is open. The first render counts
 * from when the page was published, as its HTML does.
 */
export function useClosedReason(job: Pick<Job, 'status' | 'closingDate'>): ClosedReason | undefined {
  const publishedAt = usePageData()?.publishedAt
  const now = useSyncExternalStore(onMinute, thisMinute, () =>
    publishedAt === undefined ? thisMinute() : Date.parse(publishedAt),
  )
  return closedReason(job, new Date(now))
}

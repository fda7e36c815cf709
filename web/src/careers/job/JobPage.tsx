import { useEffect } from 'react'
import { company } from '#shared/company.ts'
import { usePageData } from '../../site/page-data.ts'
import { usePageParams } from '../../site/match.ts'
import { JobDetails } from './JobDetails.tsx'
import { LoadingJob } from './LoadingJob.tsx'
import { MissingJob } from './MissingJob.tsx'
import { useJob } from './use-job.ts'

export default function JobPage() {
  const { jobId } = usePageParams('/careers/{jobId}')
  return <JobOf key={jobId} jobId={jobId} />
}

function JobOf({ jobId }: { jobId: string }) {
  const { state, applied, reload } = useJob(jobId)
  useTitle(state.kind === 'shown' ? state.job.title : undefined)
  if (state.kind === 'shown') return <JobDetails job={state.job} applied={applied} onChanged={reload} />
  if (state.kind === 'loading') return <LoadingJob />
  return <MissingJob {...(state.kind === 'unreached' ? { onRetry: reload } : {})} />
}

/** The title of a page that was not published with one. `Site` sets the title of all jobs in a layout effect, before this. */
function useTitle(title: string | undefined): void {
  const isTitled = usePageData() !== undefined
  useEffect(() => {
    if (title !== undefined && !isTitled) document.title = `${title} | ${company.shortName}`
  }, [title, isTitled])
}

import { Spinner } from '../../ui/Spinner.tsx'

export function LoadingJob() {
  return (
    <section className="job-notice__panel" aria-busy="true">
      <h1 className="unseen">Open position</h1>
      <output className="job-notice__loading">
        <Spinner />
        Loading job details...
      </output>
      <span className="job-notice__lines" aria-hidden="true" />
    </section>
  )
}

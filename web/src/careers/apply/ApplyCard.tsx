import './ApplyCard.css'
import type { Job } from '#shared/domain/job.ts'
import { Button } from '../../ui/Button.tsx'

type Props = {
  job: Job
  /** Called when the job changed at the API: the candidate applied, or it was closed meanwhile. */
  onChanged: () => void
}

/** The side card of a job's page. On narrow screens the page fixes it to the lower edge of the window. */
export function ApplyCard({ job }: Props) {
  if (job.hasApplied)
    return (
      <section className="apply-card" aria-labelledby="apply-card-title">
        <h2 id="apply-card-title" className="apply-card__title">
          Already Applied
        </h2>
        <p className="apply-card__text">
          You&apos;ve already applied for this position. We&apos;ll get back to you soon!
        </p>
      </section>
    )
  return (
    <section className="apply-card" aria-label="Apply">
      <Button>Apply</Button>
      <p className="apply-card__text">You&apos;ll need to sign in or create an account to apply</p>
    </section>
  )
}

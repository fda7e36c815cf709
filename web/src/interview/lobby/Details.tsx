import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import './Details.css'

type Props = { record: Pick<InterviewRecord, 'maxDuration' | 'sections' | 'aiName'> }

export function Details({ record: { maxDuration, sections, aiName } }: Props) {
  return (
    <section className="details" aria-labelledby="details-title">
      <h2 className="details__title" id="details-title">
        Interview Details
      </h2>
      <dl className="details__list">
        <div>
          <dt>Duration</dt>
          <dd>{`${maxDuration} minutes`}</dd>
        </div>
        <div>
          <dt>Sections</dt>
          <dd>{sections.length}</dd>
        </div>
        <div>
          <dt>AI Interviewer</dt>
          <dd>{aiName}</dd>
        </div>
      </dl>
    </section>
  )
}

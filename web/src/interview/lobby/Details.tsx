import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { Panel, PanelTitle } from '../../ui/Panel.tsx'

type Props = { record: Pick<InterviewRecord, 'maxDuration' | 'sections' | 'aiName'> }

export function Details({ record: { maxDuration, sections, aiName } }: Props) {
  const details = { Duration: `${maxDuration} minutes`, Sections: sections.length, 'AI Interviewer': aiName }
  return (
    <Panel room="small" className="grid gap-3 self-start phone:p-4" aria-labelledby="details-title">
      <PanelTitle id="details-title">Interview Details</PanelTitle>
      <dl className="grid grid-cols-3 gap-2 narrow:grid-cols-1 phone:text-compact">
        {Object.entries(details).map(([term, text]) => (
          <div key={term}>
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-medium tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

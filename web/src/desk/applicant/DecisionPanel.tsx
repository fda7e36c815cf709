import { useState } from 'react'
import { malaysianTime } from '#shared/domain/malaysian-time.ts'
import type { RecruiterStatus } from '#shared/domain/application-status.ts'
import { PendingDecision } from '../applicants/PendingDecision.tsx'
import { applicantsChanged } from '../applicants/use-applicants.ts'
import { decisionNames } from '../names.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { GrantAttempt } from './GrantAttempt.tsx'
import { nextStatuses } from './next-statuses.ts'
import type { Shown } from './use-applicant.ts'

/** What a recruiter decides. Each decision shows its letter first, and can be recalled for some minutes. */
export function DecisionPanel({ shown, onChanged }: { shown: Shown; onChanged: () => void }) {
  const { application, letter } = shown
  const [deciding, setDeciding] = useState<RecruiterStatus>()
  const changed = (): void => {
    setDeciding(undefined)
    onChanged()
    void applicantsChanged()
  }
  const { teamInterview, decision } = application
  return (
    <section className="panel" aria-labelledby="decision">
      <h2 className="panel__title" id="decision">
        Decision
      </h2>
      {teamInterview !== null && (
        <p>
          {[malaysianTime(teamInterview.at), teamInterview.place, minutesText(teamInterview.minutes)]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {decision !== null && (
        <PendingDecision applicant={application} decision={decision} onRecalled={onChanged} />
      )}
      <div className="decisions">
        {nextStatuses(application).map((status) => (
          <button
            key={status}
            type="button"
            className={status === 'rejected' ? 'quiet-button quiet-button--danger' : 'quiet-button'}
            onClick={() => setDeciding(status)}
          >
            {status === 'interview_pending' && application.status === status
              ? 'Change the interview'
              : decisionNames[status]}
          </button>
        ))}
        {application.status === 'human_pending' && <GrantAttempt shown={shown} onGranted={changed} />}
      </div>
      {application.status === 'ai_pending' && (
        <p className="panel__soft">Before the interview, an application can only be rejected.</p>
      )}
      <p className="table__soft">{letterText(letter)}</p>
      {deciding !== undefined && (
        <DecisionDialog
          key={deciding}
          application={application}
          status={deciding}
          onClose={() => setDeciding(undefined)}
          onDecided={changed}
        />
      )}
    </section>
  )
}

const minutesText = (minutes: number | null): string | undefined =>
  minutes === null ? undefined : `${minutes} minutes`

const aboutText = (about: string): string => about.replaceAll('_', ' ')

function letterText(letter: Shown['letter']): string {
  if (letter === null) return 'No letter has been sent.'
  const { about, state, at } = letter
  const when = malaysianTime(at) ?? ''
  if (state === 'sent') return `Last letter: ${aboutText(about)}, sent ${when}.`
  return `Letter: ${aboutText(about)}, not sent yet; next try ${when}.`
}

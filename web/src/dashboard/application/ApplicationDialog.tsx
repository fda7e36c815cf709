import { mayWithdraw } from '#shared/domain/application.ts'
import type { InterviewSession } from '#shared/domain/interview.ts'
import { malaysianDay } from '#shared/domain/malaysian-time.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { fromDashboard } from '../../site/page-rules.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { detailState } from '../standing/detail-state.ts'
import type { Standing } from '../standing/standing.ts'
import { StatusMark } from '../standing/StatusMark.tsx'
import { teamInterviewText } from '../standing/team-interview.ts'
import { ActionButton, type Ways } from './ActionButton.tsx'
import { hasTranscript, sessionFacts } from './session-facts.ts'
import { Timeline } from './Timeline.tsx'
import { Withdrawal } from './Withdrawal.tsx'
import './ApplicationDialog.css'

export type ApplicationDialogProps = Ways & {
  standing: Standing
  onClose: () => void
  onReadTranscript: (jobId: string) => void
  onWithdrawn: (jobTitle: string) => void
  /** Something happened elsewhere since the data was loaded. */
  onOutdated: () => void
}

/** The session that can be withdrawn. */
const withdrawable = ({ status, session }: Standing): InterviewSession | undefined =>
  session !== undefined && status === 'ai_pending' && mayWithdraw(status, session.status)
    ? session
    : undefined

export default function ApplicationDialog({
  standing,
  onClose,
  onReadTranscript,
  onWithdrawn,
  onOutdated,
  ...ways
}: ApplicationDialogProps) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { jobId, jobTitle, department, appliedAt } = standing
  const session = withdrawable(standing)
  const appliedOn = malaysianDay(appliedAt)
  return (
    <Dialog title={jobTitle} width="wide" busy={isBusy} onClose={onClose}>
      {isWithdrawing && session !== undefined ? (
        <Withdrawal
          sessionId={session.id}
          jobTitle={jobTitle}
          onBusy={setBusy}
          onKeep={() => setWithdrawing(false)}
          onWithdrawn={() => onWithdrawn(jobTitle)}
          onTooLate={(message) => {
            setWithdrawing(false)
            setRefusal(message)
            onOutdated()
          }}
        />
      ) : (
        <div className="application">
          <p className="application__facts">
            {[department, appliedOn === undefined ? '' : `Applied on ${appliedOn}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div role="alert">{refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}</div>
          <State standing={standing} ways={ways} />
          <div className="application__columns">
            <section aria-labelledby="timeline-title">
              <h3 className="application__title" id="timeline-title">
                Application Process
              </h3>
              <Timeline standing={standing} />
            </section>
            {standing.session !== undefined && (
              <SessionInfo session={standing.session} onReadTranscript={() => onReadTranscript(jobId)} />
            )}
          </div>
          <div className="application__end">
            <Link
              className="quiet-button quiet-button--small"
              to={linkTo('/careers/{jobId}', { jobId })}
              state={fromDashboard}
            >
              View position
            </Link>
            {session !== undefined && (
              <button
                type="button"
                className="quiet-button quiet-button--small quiet-button--danger"
                onClick={() => setWithdrawing(true)}
              >
                Withdraw application
              </button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}

function State({ standing, ways }: { standing: Standing; ways: Ways }) {
  const { label, tone, text, action } = detailState(standing)
  const arranged = teamInterviewText(standing)
  return (
    <div className={`application__state application__state--${tone}`}>
      <StatusMark label={label} tone={tone} />
      <p>{text}</p>
      {arranged !== undefined && <p>{arranged}</p>}
      {action !== undefined && <ActionButton action={action} standing={standing} look="primary" {...ways} />}
    </div>
  )
}

type SessionInfoProps = { session: InterviewSession; onReadTranscript: () => void }

function SessionInfo({ session, onReadTranscript }: SessionInfoProps) {
  return (
    <section aria-labelledby="session-title">
      <h3 className="application__title" id="session-title">
        Interview Session
      </h3>
      <dl className="application__session">
        {sessionFacts(session).map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {hasTranscript(session) && (
        <button type="button" className="quiet-button quiet-button--small" onClick={onReadTranscript}>
          Read transcript
        </button>
      )}
    </section>
  )
}

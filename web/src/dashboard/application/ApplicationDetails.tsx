import type { InterviewSession } from '#shared/application/session/interview.ts'
import { When } from '../../ui/When.tsx'
import { linkTo } from '../../site/link.ts'
import { fromDashboard } from '../../site/page-rules.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TeamInterview } from '../../ui/TeamInterview.tsx'
import { detailState } from '../standing/detail-state.ts'
import { nextStepIn, type Standing } from '../standing/standing.ts'
import { StatusMark } from '../standing/StatusMark.tsx'
import { ActionButton, type Ways } from './ActionButton.tsx'
import { Invitation } from './Invitation.tsx'
import { hasTranscript, sessionFacts, showsSession } from './session-facts.ts'
import { Timeline } from './Timeline.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import './ApplicationDetails.css'

type Props = {
  standing: Standing
  ways: Ways
  /** Why a withdrawal was refused. */
  refusal: string | undefined
  onReadTranscript: () => void
  onOutdated: () => void
  /** Undefined where the application can no longer be withdrawn. */
  onWithdraw: (() => void) | undefined
}

export function ApplicationDetails(props: Props) {
  const { standing, ways, refusal, onReadTranscript, onOutdated, onWithdraw } = props
  const { jobId, department, appliedAt, session, application } = standing
  const isInvited = standing.status === 'interview_pending' && standing.teamInterview !== 'over'
  const invited = isInvited ? application : undefined
  return (
    <div className="application">
      <p className="application__facts">
        {[department, appliedAt === null ? '' : 'Applied on '].filter(Boolean).join(' · ')}
        <When at={appliedAt} to="day" />
      </p>
      <div role="alert">{refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}</div>
      <State standing={standing} ways={ways} />
      {invited !== undefined && onWithdraw !== undefined && (
        // A changed invitation is asked about anew.
        <Invitation
          key={invited.teamInterview?.at}
          application={invited}
          onWithdraw={onWithdraw}
          onOutdated={onOutdated}
        />
      )}
      <div className="application__columns">
        <section aria-labelledby="timeline-title">
          <h3 className="application__title" id="timeline-title">
            Application Process
          </h3>
          <Timeline standing={standing} />
        </section>
        {session !== undefined && showsSession(standing, session) && (
          <SessionInfo session={session} onReadTranscript={onReadTranscript} />
        )}
      </div>
      <div className="application__end">
        <ButtonLink
          look="quiet"
          size="compact"
          to={linkTo('/careers/{jobId}', { jobId })}
          state={fromDashboard}
        >
          View position
        </ButtonLink>
        {onWithdraw !== undefined && invited === undefined && (
          <Button look="danger" size="compact" onClick={onWithdraw}>
            Withdraw application
          </Button>
        )}
      </div>
    </div>
  )
}

function State({ standing, ways }: { standing: Standing; ways: Ways }) {
  const { label, tone, subtitle, text, action } = detailState(standing)
  const nextStep = nextStepIn(standing)
  return (
    <div className={`application__state application__state--${tone}`}>
      <StatusMark label={label} tone={tone} />
      {subtitle !== undefined && <p className="application__subtitle">{subtitle}</p>}
      {nextStep !== undefined && <p className="application__next">{nextStep}</p>}
      <p>{text}</p>
      {standing.meeting !== undefined && <TeamInterview {...standing.meeting} />}
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
        {sessionFacts(session).map(({ term, text, at }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{at === undefined ? text : <time dateTime={at}>{text}</time>}</dd>
          </div>
        ))}
      </dl>
      {hasTranscript(session) && (
        <Button look="quiet" size="compact" onClick={onReadTranscript}>
          Read transcript
        </Button>
      )}
    </section>
  )
}

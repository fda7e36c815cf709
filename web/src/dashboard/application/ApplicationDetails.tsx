import type { Job } from '#shared/position/job.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import { When } from '../../ui/When.tsx'
import { linkTo } from '../../site/link.ts'
import { fromDashboard } from '../../site/page-rules.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TeamInterview } from '../../ui/TeamInterview.tsx'
import { detailState } from '../standing/detail-state.ts'
import { nextStepIn, questionsIn, type Standing } from '../standing/standing.ts'
import type { Tone } from '../standing/actions.ts'
import { StatusMark } from '../standing/StatusMark.tsx'
import { ActionButton, type Ways } from './ActionButton.tsx'
import { AnswerQuestions } from './AnswerQuestions.tsx'
import { Invitation } from './Invitation.tsx'
import { hasTranscript, sessionFacts, showsSession } from './session-facts.ts'
import { OpenNow } from './OpenNow.tsx'
import { Timeline } from './Timeline.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'

type Props = {
  standing: Standing
  ways: Ways
  /** Positions that the candidate has not applied for. */
  openJobs: readonly Job[]
  /** Why a withdrawal was refused. */
  refusal: string | undefined
  onReadTranscript: () => void
  onOutdated: () => void
  /** Undefined where the application can no longer be withdrawn. */
  onWithdraw: (() => void) | undefined
}

export function ApplicationDetails(props: Props) {
  const { standing, ways, openJobs, refusal, onReadTranscript, onOutdated, onWithdraw } = props
  const { jobId, department, appliedAt, session, application } = standing
  const isInvited = standing.status === 'interview_pending' && standing.teamInterview !== 'over'
  const invited = isInvited ? application : undefined
  return (
    <div className="grid gap-5">
      <p className="-mt-4 text-ink-soft">
        {[department, appliedAt === null ? '' : 'Applied on '].filter(Boolean).join(' · ')}
        <When at={appliedAt} to="day" />
      </p>
      <div role="alert">{refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}</div>
      <State standing={standing} ways={ways} onOutdated={onOutdated} />
      {standing.status === 'rejected' && <OpenNow jobs={openJobs} />}
      {invited !== undefined && onWithdraw !== undefined && (
        // A changed invitation is asked about anew.
        <Invitation
          key={invited.teamInterview?.at}
          application={invited}
          onWithdraw={onWithdraw}
          onOutdated={onOutdated}
        />
      )}
      <div className="grid grid-cols-meanings gap-x-6 gap-y-5">
        <section aria-labelledby="timeline-title">
          <h3 className="mb-3 text-body tracking-small" id="timeline-title">
            Application Process
          </h3>
          <Timeline standing={standing} />
        </section>
        {session !== undefined && showsSession(standing, session) && (
          <SessionInfo session={session} onReadTranscript={onReadTranscript} />
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
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

const grounds = {
  turn: 'warm border-line bg-surface-sunken',
  good: 'border-success/35 bg-success-wash',
  waiting: 'border-line bg-surface-sunken',
  calm: 'border-line bg-surface-sunken',
  accepted: 'border-transparent bg-amber text-on-amber',
} as const satisfies Record<Tone, string>

function State({ standing, ways, onOutdated }: Pick<Props, 'standing' | 'ways' | 'onOutdated'>) {
  const { label, tone, subtitle, text, action } = detailState(standing)
  const nextStep = nextStepIn(standing)
  const questions = questionsIn(standing)
  const isAskedByStart = action === 'start' || action === 'restart'
  return (
    <div className={`grid justify-items-start gap-3 rounded-control border p-5 ${grounds[tone]}`}>
      {tone === 'accepted' ? (
        <p className="text-title font-strong">{label}</p>
      ) : (
        <StatusMark label={label} tone={tone} isRaised />
      )}
      {subtitle !== undefined && <p className="text-small text-ink-soft">{subtitle}</p>}
      {nextStep !== undefined && <p className="font-strong text-balance">{nextStep}</p>}
      <p>{text}</p>
      {standing.meeting !== undefined && <TeamInterview {...standing.meeting} />}
      {action !== undefined && <ActionButton action={action} standing={standing} look="primary" {...ways} />}
      {questions.length > 0 && !isAskedByStart && (
        <AnswerQuestions jobId={standing.jobId} questions={questions} onAnswered={onOutdated} />
      )}
    </div>
  )
}

type SessionInfoProps = { session: InterviewSession; onReadTranscript: () => void }

function SessionInfo({ session, onReadTranscript }: SessionInfoProps) {
  return (
    <section aria-labelledby="session-title">
      <h3 className="mb-3 text-body tracking-small" id="session-title">
        Interview Session
      </h3>
      <dl className="grid grid-cols-session gap-x-3 gap-y-2">
        {sessionFacts(session).map(({ term, text, at }) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-medium">{at === undefined ? text : <time dateTime={at}>{text}</time>}</dd>
          </div>
        ))}
      </dl>
      {hasTranscript(session) && (
        <Button look="quiet" size="compact" className="mt-4" onClick={onReadTranscript}>
          Read transcript
        </Button>
      )}
    </section>
  )
}

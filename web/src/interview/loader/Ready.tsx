import { Link } from 'react-router-dom'
import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import { attemptsText, begunText } from '#shared/application/turn.ts'
import { linkTo } from '../../site/link.ts'
import { Button } from '../../ui/MainButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ExtraTime } from './ExtraTime.tsx'
import type { LoadedInterview } from './load-interview.ts'
import { PlainButton } from '../PlainButton.tsx'
import { useStateTitle } from '../use-state-title.ts'
import '../Panel.css'
import './Ready.css'

const title = 'Ready to Start Your Interview'

const checklist = [
  'Check your camera and microphone',
  'Find a quiet, well-lit space',
  'Have your resume in mind',
  'Take a deep breath and relax',
] as const

type Props = {
  interview: LoadedInterview
  timeFactor: TimeFactor
  isStarting: boolean
  startFailure: string | undefined
  onTimeChosen: (factor: TimeFactor) => void
  onStart: () => void
  onPractise: () => void
  onRetry: () => void
}

export function Ready(props: Props) {
  const { interview, timeFactor, isStarting, startFailure } = props
  const { onTimeChosen, onStart, onPractise, onRetry } = props
  const { job, candidateName, continueBefore, interviewsLeft, hasApplied, failure } = interview
  const begun = begunText(continueBefore)
  const timing = begun ?? attemptsText(interviewsLeft)
  const heading = useStateTitle(title)
  return (
    <div className="interview-ready">
      <BackToDashboard />
      {failure !== undefined && (
        <div role="alert">
          <Notice
            tone="bad"
            action={
              <Button size="compact" onClick={onRetry}>
                Try Again
              </Button>
            }
          >
            {failure}
          </Notice>
        </div>
      )}
      <section className="interview-panel interview-ready__panel" aria-labelledby="ready-title">
        <header className="interview-ready__head">
          <h1 className="interview-panel__title" id="ready-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="interview-ready__job">{job.title}</p>
          <p className="interview-panel__text">{candidateName}</p>
          {timing !== undefined && <p className="interview-ready__timing">{timing}</p>}
        </header>
        <Expectations hasBegun={begun !== undefined} />
        {/* The length of an interview that has begun is fixed. */}
        {begun === undefined && (
          <ExtraTime factor={timeFactor} isDisabled={isStarting} onChoose={onTimeChosen} />
        )}
        <div className="interview-ready__start">
          <Button onClick={onStart} disabled={isStarting}>
            {begun === undefined ? 'Start Interview' : 'Continue Interview'}
          </Button>
          {begun === undefined && (
            <PlainButton disabled={isStarting} onClick={onPractise}>
              Try a practice question
            </PlainButton>
          )}
          <p className="interview-ready__note">
            Your interview will be recorded for assessment purposes
            {!hasApplied && <span>Starting it also submits your application for this position.</span>}
          </p>
        </div>
        <p className="interview-ready__failure" role="alert">
          {startFailure}
        </p>
      </section>
    </div>
  )
}

function BackToDashboard() {
  return (
    <Link className="interview-ready__back" to={linkTo('/dashboard')}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M10 3L5 8l5 5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      Back to Dashboard
    </Link>
  )
}

/** What the interview is like and how to prepare for it. */
function Expectations({ hasBegun }: { hasBegun: boolean }) {
  return (
    <>
      <dl className="interview-ready__facts">
        <div>
          <dt>AI-Powered Interview</dt>
          <dd>An interviewer asks, you answer aloud or in writing. Captions show every word.</dd>
        </div>
        <div>
          <dt>Duration: 15-20 minutes</dt>
          {!hasBegun && <dd>Flexible timing: take it whenever it suits you.</dd>}
        </div>
      </dl>
      <div className="interview-ready__before">
        <h2 className="interview-ready__subtitle">Before You Begin</h2>
        <ul className="interview-ready__list">
          {checklist.map((text) => (
            <li key={text}>
              <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                <path d="M5.5 12.5l4.5 4.5 8.5-10" />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

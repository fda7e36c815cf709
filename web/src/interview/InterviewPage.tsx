import { useEffect, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignedInUser } from '#shared/account/contract/answers.ts'
import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import { useSignedInUser } from '../api/session/use-signed-in-user.ts'
import { usePageParams } from '../site/match.ts'
import { Frame } from './Frame.tsx'
import {
  loadInterview,
  loadingFailedText,
  type LoadedInterview,
  type Loading,
} from './loader/load-interview.ts'
import { LoadFailed } from './loader/LoadFailed.tsx'
import { loaderCalls } from './loader/loader-calls.ts'
import { Preparing } from './loader/Preparing.tsx'
import { Ready } from './loader/Ready.tsx'
import { useStart } from './loader/use-start.ts'
import type { PracticeProps } from './practice/Practice.tsx'
import type { StatusOfJob } from '../site/dashboard-state.ts'
import { linkTo } from '../site/link.ts'
import { isBeingReplaced } from '../site/use-arrival.ts'
import { useLoaded } from './use-loaded.ts'
import { usePart } from './use-part.ts'

const practiceFailedText = 'The practice run could not be loaded. Please check your connection and try again.'

/** Loads an interview, then shows its room. The parameter is a session's id or a job's. */
export default function InterviewPage() {
  const { sessionId } = usePageParams('/interview/{sessionId}')
  const user = useSignedInUser()
  const [attempt, setAttempt] = useState(1)
  if (user === undefined)
    return (
      <Frame>
        <Preparing />
      </Frame>
    )
  return (
    <Loader
      key={`${user.id} ${sessionId} ${attempt}`}
      id={sessionId}
      user={user}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}

type Props = { id: string; user: SignedInUser; onRetry: () => void }

function Loader({ id, user, onRetry }: Props) {
  const [loading, setLoading] = useState<Loading>()
  useEffect(() => {
    let isLeft = false
    const show = (loaded: Loading): void => {
      // A press on "Start Interview" would be lost.
      if (!isLeft && !isBeingReplaced()) setLoading(loaded)
    }
    loadInterview(id, user, loaderCalls).then(show, () =>
      show({ kind: 'failed', message: loadingFailedText }),
    )
    return () => {
      isLeft = true
    }
    // `user` is part of the component's key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
  const navigate = useNavigate()
  const decidedJob = loading?.kind === "not the candidate's turn" ? loading.jobId : undefined
  useEffect(() => {
    if (decidedJob === undefined) return
    const state: StatusOfJob = { statusOfJob: decidedJob }
    void navigate(linkTo('/dashboard'), { replace: true, state })
  }, [decidedJob, navigate])
  if (loading?.kind === 'ready') return <Loaded interview={loading.interview} onRetry={onRetry} />
  return (
    <Frame>
      {loading?.kind === 'failed' ? (
        <LoadFailed message={loading.message} onRetry={onRetry} />
      ) : (
        // Also until the dashboard is rendered, which says where the application stands.
        <Preparing />
      )}
    </Frame>
  )
}

/** Whether the candidate reloaded the page while the interview ran. */
const wasReloaded = ({ continueBefore }: LoadedInterview): boolean =>
  continueBefore !== null &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

const loadUnsupported = () => import('./lobby/Unsupported.tsx')

const loadPractice = async (): Promise<ComponentType<PracticeProps>> =>
  (await import('./practice/Practice.tsx')).Practice

function Loaded({ interview, onRetry }: { interview: LoadedInterview; onRetry: () => void }) {
  const { started, isUnsupported, isStarting, failure, start } = useStart(interview)
  const navigate = useNavigate()
  const unsupported = useLoaded(loadUnsupported, { isWanted: isUnsupported, step: '' })
  const practice = usePart(loadPractice)
  const { job, candidateName } = interview
  const [timeFactor, setTimeFactor] = useState<TimeFactor>()
  if (practice.Part !== undefined)
    return (
      <practice.Part
        jobTitle={job.title}
        candidateName={candidateName}
        onBack={practice.close}
        onStart={() => {
          practice.close()
          // From the lobby, the interview's room opens again.
          if (started === undefined) start()
        }}
      />
    )
  if (started !== undefined)
    return (
      <started.Room
        sessionId={started.sessionId}
        timeFactor={timeFactor}
        jobTitle={job.title}
        userName={candidateName}
        arrival={{ interviewsLeft: interview.interviewsLeft, wasReloaded: wasReloaded(interview) }}
        onPractise={practice.open}
      />
    )
  if (unsupported !== undefined)
    return (
      <Frame>
        <unsupported.Unsupported onClose={() => void navigate(linkTo('/dashboard'), { replace: true })} />
      </Frame>
    )
  return (
    <Frame>
      <Ready
        interview={interview}
        timeFactor={timeFactor ?? interview.timeFactor}
        isStarting={isStarting}
        startFailure={practice.hasFailed ? practiceFailedText : failure}
        onTimeChosen={setTimeFactor}
        onStart={start}
        onPractise={practice.open}
        onRetry={onRetry}
      />
    </Frame>
  )
}

import { useState } from 'react'
import { When } from '../../ui/When.tsx'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { interviewNameOf, interviewNames } from '../names.ts'
import { messageOf } from '../refusals.ts'
import { useBusy } from '../use-busy.ts'
import { isWatchable, lengthText, recordingStates } from './recording-words.ts'
import type { Shown } from './use-applicant.ts'
import { endsLook, frameLook } from '../looks.ts'
import { QuotesOfInterview } from './QuotesOfInterview.tsx'
import { useRecordings, type Recording } from './use-recordings.ts'
import { Button } from '../../ui/Button.tsx'
import { TitledPanel } from '../TitledPanel.tsx'

/** Every interview of the application that has begun. Player and transcript are on the recording's own page, in a frame. */
export function InterviewPanel({ application }: Pick<Shown, 'application'>) {
  const answer = useRecordings(application.id)
  return (
    <TitledPanel id="interview" title="AI interview">
      <Loaded answer={answer} what="The interviews">
        {(recordings) =>
          recordings.length === 0 ? (
            <p className="text-ink-soft">{emptyText(application)}</p>
          ) : (
            <Attempts recordings={recordings} onChanged={() => void answer.mutate()} />
          )
        }
      </Loaded>
    </TitledPanel>
  )
}

function emptyText(application: Shown['application']): string {
  const name = interviewNameOf(application)
  if (name === undefined) return 'No AI interview yet.'
  return application.interviewWaived ? `${name}.` : `${name}. Nothing to watch yet.`
}

type AttemptsProps = { recordings: readonly Recording[]; onChanged: () => void }

const cannotOpen = 'The recording could not be opened.'

/** The frame opens above the sentence whose recording was asked for. */
const intoView = (frame: HTMLIFrameElement | null): void => frame?.scrollIntoView({ block: 'nearest' })

/** `embedded`: the page leaves out its head, because the desk names the candidate. */
const linkTo = async (id: string): Promise<string> =>
  `${(await recruitingApi.openRecording({ params: { id } })).data.url}&embedded`

function Attempts({ recordings, onChanged }: AttemptsProps) {
  const [watchedUrl, setWatchedUrl] = useState<string>()
  const [failure, setFailure] = useState('')
  const latest = recordings.findLast(isWatchable)
  const playFrom = async (id: string, seconds: number): Promise<void> => {
    setFailure('')
    try {
      // The page of the recording begins at this second.
      setWatchedUrl(`${await linkTo(id)}&at=${seconds}`)
    } catch (error) {
      setFailure(messageOf(error, cannotOpen))
    }
  }
  return (
    <>
      <ol className="grid gap-3">
        {recordings.map((recording, index) => (
          <Attempt
            key={recording.id}
            recording={recording}
            name={recordings.length === 1 ? 'Interview' : `Attempt ${index + 1} of ${recordings.length}`}
            onWatch={setWatchedUrl}
            onChanged={onChanged}
          />
        ))}
      </ol>
      {watchedUrl !== undefined && (
        // The page is on the bucket's origin, so nothing in it reaches the desk.
        <iframe
          key={watchedUrl}
          ref={intoView}
          className={frameLook}
          src={watchedUrl}
          title="Recording of the interview"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is the bucket's, not the desk's
          sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"
          allow="fullscreen; autoplay"
        />
      )}
      <p role="alert">{failure}</p>
      {latest !== undefined && (
        <QuotesOfInterview
          recordingId={latest.id}
          onPlay={latest.state === 'none' ? undefined : (seconds) => void playFrom(latest.id, seconds)}
        />
      )}
    </>
  )
}

type AttemptProps = {
  recording: Recording
  name: string
  onWatch: (url: string) => void
  onChanged: () => void
}

function Attempt({ recording, name, onWatch, onChanged }: AttemptProps) {
  const { role } = useMember()
  const { isBusy, failure, run } = useBusy()
  const { id, state, startedAt, seconds } = recording
  const watch = (): Promise<void> => run(async () => onWatch(await linkTo(id)), cannotOpen)
  const retry = (): Promise<void> =>
    run(async () => {
      await recruitingApi.retryRecording({ params: { id } })
      onChanged()
    }, 'The recording could not be processed again.')
  return (
    <li className={endsLook}>
      <div>
        <p className="font-strong">{`${name}: ${interviewNames[recording.interview].toLowerCase()}`}</p>
        <p className="text-ink-soft">
          <When at={startedAt} />
          {['', ...[lengthText(seconds), recordingStates[state]].filter(Boolean)].join(' · ')}
        </p>
        <p role="alert">{failure}</p>
      </div>
      {isWatchable(recording) && (
        <Button look="quiet" size="compact" disabled={isBusy} onClick={() => void watch()}>
          {state === 'none' ? 'Read' : 'Watch'}
          <span className="unseen">{`, ${name}`}</span>
        </Button>
      )}
      {state === 'failed' && role === 'recruiter' && (
        <Button look="quiet" size="compact" disabled={isBusy} onClick={() => void retry()}>
          Process again
        </Button>
      )}
    </li>
  )
}

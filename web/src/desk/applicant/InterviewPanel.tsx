import { When } from '../../ui/When.tsx'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { interviewNameOf, interviewNames } from '../names.ts'
import { useBusy } from '../use-busy.ts'
import { isWatchable, lengthText, recordingStates } from './recording-words.ts'
import type { Shown } from './use-applicant.ts'
import { endsLook, frameLook } from '../looks.ts'
import { QuotesOfInterview } from './QuotesOfInterview.tsx'
import type { usePlayer } from './use-player.ts'
import { useRecordings, type Recording } from './use-recordings.ts'
import { Button } from '../../ui/Button.tsx'
import { TitledPanel } from '../TitledPanel.tsx'

type WithPlayer = { player: ReturnType<typeof usePlayer> }

/** Every interview of the application that has begun. Player and transcript are on the recording's own page, in a frame. */
export function InterviewPanel({ application, player }: Pick<Shown, 'application'> & WithPlayer) {
  const answer = useRecordings(application.id)
  return (
    <TitledPanel id="interview" title="AI interview">
      <Loaded answer={answer} what="The interviews">
        {(recordings) =>
          recordings.length === 0 ? (
            <p className="text-ink-soft">{emptyText(application)}</p>
          ) : (
            <Attempts recordings={recordings} player={player} onChanged={() => void answer.mutate()} />
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

type AttemptsProps = WithPlayer & { recordings: readonly Recording[]; onChanged: () => void }

/** The frame opens above the sentence whose recording was asked for. */
const intoView = (frame: HTMLIFrameElement | null): void => frame?.scrollIntoView({ block: 'nearest' })

function Attempts({ recordings, player: { url, failure, play }, onChanged }: AttemptsProps) {
  const latest = recordings.findLast(isWatchable)
  return (
    <>
      <ol className="grid gap-3">
        {recordings.map((recording, index) => (
          <Attempt
            key={recording.id}
            recording={recording}
            name={recordings.length === 1 ? 'Interview' : `Attempt ${index + 1} of ${recordings.length}`}
            onWatch={() => play(recording.id)}
            onChanged={onChanged}
          />
        ))}
      </ol>
      {url !== undefined && (
        // The page is on the bucket's origin, so nothing in it reaches the desk.
        <iframe
          key={url}
          ref={intoView}
          className={frameLook}
          src={url}
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
          onPlay={latest.state === 'none' ? undefined : (seconds) => void play(latest.id, seconds)}
        />
      )}
    </>
  )
}

type AttemptProps = {
  recording: Recording
  name: string
  onWatch: () => Promise<void>
  onChanged: () => void
}

function Attempt({ recording, name, onWatch, onChanged }: AttemptProps) {
  const { role } = useMember()
  const { isBusy, failure, run } = useBusy()
  const { id, state, startedAt, seconds } = recording
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
        <Button look="quiet" size="compact" disabled={isBusy} onClick={() => void run(onWatch, '')}>
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

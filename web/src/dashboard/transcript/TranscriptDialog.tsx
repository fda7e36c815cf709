import useSWR from 'swr'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import { interviewRoomApi } from '../../api/interview-room-client.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { malaysianDay } from '#shared/platform/malaysian-time.ts'
import { SaveTranscript } from './SaveTranscript.tsx'
import { linesOf, textOf, type Line } from './transcript-text.ts'
import { Button } from '../../ui/Button.tsx'
import './TranscriptDialog.css'

export type TranscriptDialogProps = { session: InterviewSession; onClose: () => void }

/** What was said in an interview, for its candidate. */
export default function TranscriptDialog({ session, onClose }: TranscriptDialogProps) {
  const { id, jobTitle, finished_at: finishedAt } = session
  const load = async (): Promise<Line[]> =>
    linesOf((await interviewRoomApi.transcript({ params: { id } })).data.entries)
  const {
    data: lines,
    error,
    isValidating: isLoading,
    mutate,
  } = useSWR(`transcript of ${id}`, load, { shouldRetryOnError: false, revalidateOnFocus: false })
  const hasFailed = error !== undefined
  const day = malaysianDay(finishedAt)
  const title = `Interview for ${jobTitle}${day === undefined ? '' : `, ${day}`}`
  return (
    <Dialog title="Interview transcript" width="wide" onClose={onClose}>
      <div className="transcript" aria-busy={isLoading}>
        <p className="transcript__of">{title}</p>
        <div role="alert">
          {hasFailed && (
            <Notice
              tone="bad"
              action={
                <Button look="quiet" disabled={isLoading} onClick={() => void mutate()}>
                  {isLoading ? 'Trying again…' : 'Try again'}
                </Button>
              }
            >
              Your transcript could not be loaded.
            </Notice>
          )}
        </div>
        {lines === undefined && !hasFailed && (
          <div className="transcript__loading">
            <Spinner />
            <output>Loading your transcript…</output>
          </div>
        )}
        {lines?.length === 0 && (
          <p className="transcript__empty">This interview has no transcript: nothing was said.</p>
        )}
        {lines !== undefined && lines.length > 0 && (
          <>
            <Lines lines={lines} />
            <SaveTranscript jobTitle={jobTitle} text={textOf(title, lines)} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section className="transcript__scroll" tabIndex={0} aria-label="Transcript">
      <ol className="transcript__lines">
        {lines.map(({ speaker, isOwn, time, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list does not change
          <li key={index} className={isOwn ? 'turn turn--own' : 'turn'}>
            <p className="turn__head">
              <span className="turn__speaker">{speaker}</span>
              {time !== undefined && <span>{time}</span>}
            </p>
            <p className="turn__text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

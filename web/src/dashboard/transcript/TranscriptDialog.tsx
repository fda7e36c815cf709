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
      <div className="grid min-w-0 gap-4" aria-busy={isLoading}>
        <p className="-mt-4 text-ink-soft">{title}</p>
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
          <div className="flex items-center justify-center gap-3 py-8 text-ink-soft">
            <Spinner />
            <output>Loading your transcript…</output>
          </div>
        )}
        {lines?.length === 0 && (
          <p className="py-6 text-center text-ink-soft">
            This interview has no transcript: nothing was said.
          </p>
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
    <section
      className="-mx-3 max-h-transcript overflow-y-auto overscroll-contain px-3 py-1"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label="Transcript"
    >
      <ol className="grid gap-3">
        {lines.map(({ speaker, isOwn, time, text }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- the list does not change
            key={index}
            className={`grid gap-hair wrap-anywhere ${isOwn ? 'ml-5 rounded-control bg-accent-wash px-3 py-2' : ''}`}
          >
            <p className="flex justify-between gap-3 text-small text-ink-soft tabular-nums">
              <span className="font-strong text-ink">{speaker}</span>
              {time !== undefined && <span>{time}</span>}
            </p>
            <p className="whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

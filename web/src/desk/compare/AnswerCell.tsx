import { noReply, notAsked, sourceNames, unwrittenText } from '#shared/interview/interviewer/answer-words.ts'
import { clockText, secondMilliseconds } from '#shared/platform/durations.ts'
import type { Cell } from './use-comparison.ts'

/** One applicant's answer to a question, with the interviewer's follow-ups. */
export function AnswerCell({ cell, question }: { cell: Cell | null; question: string | null }) {
  if (cell === null) return <p className="text-ink-soft">{notAsked}</p>
  const { asked, turns } = cell
  return (
    <div className="grid gap-2">
      {asked !== null && asked.text !== question && (
        <p className="text-ink-soft italic">{`Asked: ${asked.text}`}</p>
      )}
      {!turns.some(({ kind }) => kind === 'answer') && <p className="text-ink-soft">{noReply}</p>}
      {turns.map((turn, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- turns have no ids and never move
        <Turn key={index} turn={turn} />
      ))}
    </div>
  )
}

function Turn({ turn }: { turn: Cell['turns'][number] }) {
  if (turn.kind === 'follow_up') return <p className="text-ink-soft italic">{`Follow-up: ${turn.text}`}</p>
  const { text, source, atMilliseconds } = turn.answer
  const time = atMilliseconds === null ? '' : clockText(Math.floor(atMilliseconds / secondMilliseconds))
  const about = [time, text === null ? '' : sourceNames[source]].filter(Boolean)
  return (
    <div>
      {text === null ? (
        <p className="text-ink-soft">{unwrittenText(turn.answer)}</p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {text}
        </p>
      )}
      {about.length > 0 && <p className="text-small text-ink-soft">{about.join(', ')}</p>}
    </div>
  )
}

import { clockText } from '../clock-text.ts'
import type { Cell } from './use-comparison.ts'

const sourceNotes: Readonly<Record<'spoken' | 'typed' | 'unrecognised', string | undefined>> = {
  spoken: undefined,
  typed: 'typed',
  unrecognised: 'spoken, not recognised',
}

/** One applicant's answer to a question, with the interviewer's follow-ups. */
export function AnswerCell({ cell, question }: { cell: Cell | null; question: string | null }) {
  if (cell === null) return <p className="panel__soft">Not asked</p>
  const { asked, turns } = cell
  return (
    <div className="compare__turns">
      {asked !== null && asked.text !== question && (
        <p className="compare__asked">{`Asked: ${asked.text}`}</p>
      )}
      {turns.length === 0 && <p className="panel__soft">No answer</p>}
      {turns.map((turn, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- turns have no ids and never move
        <Turn key={index} turn={turn} />
      ))}
    </div>
  )
}

function Turn({ turn }: { turn: Cell['turns'][number] }) {
  if (turn.kind === 'follow_up') return <p className="compare__asked">{`Follow-up: ${turn.text}`}</p>
  const about = [clockText(turn.atMilliseconds), sourceNotes[turn.source]].filter(Boolean).join(', ')
  return (
    <div>
      <p className="typed-text">{turn.text}</p>
      {about !== '' && <p className="table__soft">{about}</p>}
    </div>
  )
}

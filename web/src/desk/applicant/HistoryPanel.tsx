import type { ReactNode } from 'react'
import { Loaded } from '../Loaded.tsx'
import { MorePages } from '../MorePages.tsx'
import { foldedLook } from '../looks.ts'
import { detailText } from '../office/act-texts.ts'
import { actName } from '#shared/platform/acts.ts'
import { When } from '../../ui/When.tsx'
import { grouped, groupedByPerson, type HistoryLine } from './grouped-history.ts'
import { happenings, inOrder, isView } from './happenings.ts'
import { WrittenText } from './letters/WrittenText.tsx'
import { reasonsByAct } from './reason-text.ts'
import type { Shown } from './use-applicant.ts'
import { useHistory, type HistoryEntry } from './use-history.ts'
import { useRecordings } from './use-recordings.ts'
import { TitledPanel } from '../TitledPanel.tsx'

/** With what the candidate did, the team's reasons for decisions, and its letters. */
export function ApplicantHistory({ shown }: { shown: Shown }) {
  const { application, letters } = shown
  const written = letters.map(
    (letter) => [letter.id, <WrittenText key={letter.id} letter={letter} />] as const,
  )
  const { data: recordings = [] } = useRecordings(application.id)
  return (
    <HistoryPanel
      id={application.id}
      others={happenings(shown, recordings)}
      reasons={new Map<string | undefined, ReactNode>([...reasonsByAct(application), ...written])}
      isFolded
    />
  )
}

type Reasons = ReadonlyMap<string | undefined, ReactNode>

type Props = {
  id: string
  /** What happened beside the acts of the staff. */
  others?: readonly HistoryEntry[]
  reasons?: Reasons
  /** Views by the staff are folded. */
  isFolded?: boolean
}

const nothingElse: readonly HistoryEntry[] = []

/** What happened to the application, newest first. */
export function HistoryPanel({ id, others = nothingElse, reasons, isFolded = false }: Props) {
  const pages = useHistory(id)
  return (
    <TitledPanel id="history" title="History">
      <Loaded answer={pages} what="The history">
        {(loaded) => {
          const acts = loaded.flatMap(({ entries }) => entries)
          const entries = inOrder(acts, others, typeof loaded.at(-1)?.next === 'string')
          const views = entries.filter((entry) => isFolded && isView(entry))
          return (
            <>
              {entries.length === 0 && (
                <p className="text-ink-soft">No colleague has opened this application yet.</p>
              )}
              <Lines lines={grouped(entries.filter((entry) => !views.includes(entry)))} reasons={reasons} />
              {views.length > 0 && (
                <details>
                  <summary className={foldedLook}>Who looked</summary>
                  <Lines lines={groupedByPerson(views)} />
                </details>
              )}
              <MorePages pages={pages} label="Show earlier" isText />
            </>
          )
        }}
      </Loaded>
    </TitledPanel>
  )
}

type LinesProps = { lines: readonly HistoryLine[]; reasons?: Reasons | undefined }

const Lines = ({ lines, reasons }: LinesProps) => (
  <ol className="grid gap-3">
    {lines.map(({ id, at, act, who, detail, count }) => (
      <li key={id} className="border-l-2 border-line pl-3">
        <p>
          <strong>{who ?? 'The recruiter tool'}</strong> {actName(act)}
          {detail !== null && `: ${detailText(detail)}`}
        </p>
        {reasons?.has(id) === true && <div>{reasons.get(id)}</div>}
        <p className="text-small text-ink-soft">
          <When at={at} />
          {count > 1 && `, ${count} times`}
        </p>
      </li>
    ))}
  </ol>
)

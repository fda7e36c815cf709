import { Loaded } from '../Loaded.tsx'
import { MorePages } from '../MorePages.tsx'
import { detailText } from '../office/act-texts.ts'
import { actName } from '#shared/platform/acts.ts'
import { When } from '../../ui/When.tsx'
import { grouped } from './grouped-history.ts'
import { useHistory } from './use-history.ts'
import { TitledPanel } from '../TitledPanel.tsx'

/** The acts of the staff on the application, newest first; decisions with the team's reasons. */
type Props = { id: string; reasons?: ReadonlyMap<string | undefined, string> }

export function HistoryPanel({ id, reasons }: Props) {
  const pages = useHistory(id)
  return (
    <TitledPanel id="history" title="History">
      <Loaded answer={pages} what="The history">
        {(loaded) => {
          const lines = grouped(loaded.flatMap(({ entries }) => entries))
          return (
            <>
              {lines.length === 0 && (
                <p className="text-ink-soft">No colleague has opened this application yet.</p>
              )}
              <ol className="grid gap-3">
                {lines.map(({ id: entryId, at, act, who, detail, count }) => (
                  <li key={entryId} className="border-l-2 border-line pl-3">
                    <p>
                      <strong>{who ?? 'The recruiter tool'}</strong> {actName(act)}
                      {detail !== null && `: ${detailText(detail)}`}
                    </p>
                    {reasons?.has(entryId) === true && <p>{reasons.get(entryId)}</p>}
                    <p className="text-small text-ink-soft">
                      <When at={at} />
                      {count > 1 && `, ${count} times`}
                    </p>
                  </li>
                ))}
              </ol>
              <MorePages pages={pages} label="Show earlier" isText />
            </>
          )
        }}
      </Loaded>
    </TitledPanel>
  )
}

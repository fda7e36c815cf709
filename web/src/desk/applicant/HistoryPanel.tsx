import { isApplicationStatus } from '#shared/application/application-status.ts'
import { Loaded } from '../Loaded.tsx'
import { MorePages } from '../MorePages.tsx'
import { statusNames } from '../names.ts'
import { actName } from '#shared/platform/acts.ts'
import { When } from '../../ui/When.tsx'
import { grouped } from './grouped-history.ts'
import { useHistory } from './use-history.ts'

const detailText = (detail: string): string => (isApplicationStatus(detail) ? statusNames[detail] : detail)

/** The acts of the staff on the application, newest first. */
export function HistoryPanel({ id }: { id: string }) {
  const pages = useHistory(id)
  return (
    <section className="panel" aria-labelledby="history">
      <h2 className="panel__title" id="history">
        History
      </h2>
      <Loaded answer={pages} what="The history">
        {(loaded) => {
          const lines = grouped(loaded.flatMap(({ entries }) => entries))
          return (
            <>
              {lines.length === 0 && (
                <p className="panel__soft">No colleague has opened this application yet.</p>
              )}
              <ol className="history">
                {lines.map(({ id: entryId, at, act, who, detail, count }) => (
                  <li key={entryId}>
                    <p>
                      <strong>{who ?? 'The recruiter tool'}</strong> {actName(act)}
                      {detail !== null && `: ${detailText(detail)}`}
                    </p>
                    <p className="table__soft">
                      <When at={at} />
                      {count > 1 && `, ${count} times`}
                    </p>
                  </li>
                ))}
              </ol>
              <MorePages pages={pages} label="Show earlier" className="text-button" />
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

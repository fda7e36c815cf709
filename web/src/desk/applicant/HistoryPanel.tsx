import { isApplicationStatus } from '#shared/domain/application-status.ts'
import { Loaded } from '../Loaded.tsx'
import { statusNames } from '../names.ts'
import { actName } from '../office/act-names.ts'
import { When } from '../When.tsx'
import { grouped } from './grouped-history.ts'
import { useHistory } from './use-history.ts'

const detailText = (detail: string): string => (isApplicationStatus(detail) ? statusNames[detail] : detail)

/** Who did what about the application, newest first. */
export function HistoryPanel({ id }: { id: string }) {
  const { data, error, isValidating, mutate, size, setSize } = useHistory(id)
  return (
    <section className="panel" aria-labelledby="history">
      <h2 className="panel__title" id="history">
        History
      </h2>
      <Loaded answer={{ data, error, isValidating, mutate }} what="The history">
        {(parts) => {
          const lines = grouped(parts.flatMap(({ entries }) => entries))
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
              {parts.at(-1)?.next !== null && (
                <button
                  type="button"
                  className="text-button"
                  disabled={isValidating}
                  onClick={() => void setSize(size + 1)}
                >
                  {isValidating ? 'Loading…' : 'Show earlier'}
                </button>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

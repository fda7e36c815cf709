import { malaysianTime } from '#shared/domain/malaysian-time.ts'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { actName } from '../office/act-names.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async (id: string) => (await recruitingApi.showHistory({ params: { id } })).data

/** Who did what about the application, newest first. */
export function HistoryPanel({ id }: { id: string }) {
  const answer = useDeskAnswer(['history', id], () => load(id))
  return (
    <section className="panel" aria-labelledby="history">
      <h2 className="panel__title" id="history">
        History
      </h2>
      <Loaded answer={answer} what="The history">
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="panel__soft">Nobody has done anything yet.</p>
          ) : (
            <ol className="history">
              {entries.map(({ id: entryId, at, act, who, detail }) => (
                <li key={entryId}>
                  <p>
                    <strong>{who ?? 'The recruiter tool'}</strong> {actName(act)}
                    {detail !== null && `: ${detail}`}
                  </p>
                  <p className="table__soft">{malaysianTime(at)}</p>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  )
}

import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { AuditEntry } from '#shared/domain/audit.ts'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { When } from '../When.tsx'
import { actName } from './act-names.ts'
import { useStaffNames } from './use-staff-names.ts'

const daysShown = 30
const dayMilliseconds = 24 * 60 * 60 * 1000

const load = async (since: string, cursor: string | undefined) =>
  (await recruitingApi.listAudit({ body: { since, ...(cursor === undefined ? {} : { cursor }) } })).data

type AuditPart = Awaited<ReturnType<typeof load>>

export default function AuditView() {
  const [since] = useState(() => new Date(Date.now() - daysShown * dayMilliseconds).toISOString())
  const answer = useSWRInfinite<AuditPart, unknown>(
    (index: number, before: AuditPart | null) => {
      if (index > 0 && (before === null || before.next === null)) return null
      return ['audit', since, before?.next ?? undefined]
    },
    async ([, , cursor]: [string, string, string | undefined]) => load(since, cursor),
    { shouldRetryOnError: false, revalidateFirstPage: false },
  )
  const { data, error, isValidating, mutate, size, setSize } = answer
  return (
    <PageFrame
      title="Audit"
      lead={`What colleagues and operators did in the last ${daysShown} days, oldest first.`}
    >
      <Loaded answer={{ data, error, isValidating, mutate }} what="The audit">
        {(parts) => {
          const entries = parts.flatMap((part) => part.entries)
          const hasMore = parts.at(-1)?.next !== null
          return (
            <>
              {entries.length === 0 && !hasMore ? (
                <p className="page__empty">Nobody did anything that the audit keeps.</p>
              ) : (
                <AuditTable entries={entries} />
              )}
              {hasMore && (
                <button
                  type="button"
                  className="quiet-button page__more"
                  disabled={isValidating}
                  onClick={() => void setSize(size + 1)}
                >
                  {isValidating ? 'Loading…' : 'Show more'}
                </button>
              )}
            </>
          )
        }}
      </Loaded>
    </PageFrame>
  )
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const nameOf = useStaffNames()
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">On</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, who, act, on, detail }) => (
          <tr key={id}>
            <td className="table__time">
              <When at={at} />
            </td>
            <th scope="row" className="table__main">
              {nameOf(who)}
            </th>
            <td>
              {actName(act)}
              {detail !== null && <span className="table__soft">{detail}</span>}
            </td>
            <td>
              <span className="table__soft">{on}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

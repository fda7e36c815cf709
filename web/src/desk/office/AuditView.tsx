import { useState } from 'react'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { MorePages } from '../MorePages.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { usePages } from '../use-pages.ts'
import { actName } from '#shared/platform/acts.ts'
import { When } from '../../ui/When.tsx'
import { useStaffNames } from './use-staff-names.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

const daysShown = 30

const load = async (since: string, cursor: string | undefined) =>
  (await recruitingApi.listAudit({ body: { since, ...(cursor === undefined ? {} : { cursor }) } })).data

export default function AuditView() {
  const [since] = useState(() => new Date(Date.now() - daysShown * dayMilliseconds).toISOString())
  const pages = usePages(['audit', since], (cursor) => load(since, cursor), { revalidateFirstPage: false })
  return (
    <PageFrame
      title="Audit"
      lead={`What colleagues and operators did in the last ${daysShown} days, oldest first.`}
    >
      <Loaded answer={pages} what="The audit">
        {(loaded) => {
          const entries = loaded.flatMap((page) => page.entries)
          return (
            <>
              {entries.length === 0 && loaded.at(-1)?.next === null ? (
                <p className="page__empty">{`No activity in the last ${daysShown} days.`}</p>
              ) : (
                <AuditTable entries={entries} />
              )}
              <MorePages pages={pages} label="Show more" className="quiet-button page__more" />
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
            <td className="table__short">
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

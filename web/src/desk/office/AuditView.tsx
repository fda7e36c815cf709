import { useState } from 'react'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { MorePages } from '../MorePages.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { usePages } from '../use-pages.ts'
import { actName } from '#shared/platform/acts.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Cell, Detail, Row, RowTitle, Table } from '../../ui/Table.tsx'
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
                <Empty text={`No activity in the last ${daysShown} days.`} />
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
    <Table columns={['When', 'Who', 'What', 'On']}>
      {entries.map(({ id, at, who, act, on, detail }) => (
        <Row key={id}>
          <Cell kind="short">
            <When at={at} />
          </Cell>
          <RowTitle>{nameOf(who)}</RowTitle>
          <Cell>
            {actName(act)}
            {detail !== null && <Detail>{detail}</Detail>}
          </Cell>
          <Cell>
            <Detail>{on}</Detail>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

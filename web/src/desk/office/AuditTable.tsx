import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { actName } from '#shared/platform/acts.ts'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { Detail, RowLink, Table, type Column } from '../../ui/Table.tsx'
import { When } from '../../ui/When.tsx'
import { detailText, onTexts, whoText } from './act-texts.ts'
import { auditPath, type AuditFilter } from './audit-filter.ts'

type Props = { entries: readonly AuditEntry[]; filter: AuditFilter; empty: ReactNode }

/** Each name is a link to the acts of, or about, that person within the filter. */
export function AuditTable({ entries, filter, empty }: Props) {
  const columns: readonly Column<AuditEntry>[] = [
    { name: 'When', kind: 'short', render: ({ at }) => <When at={at} /> },
    {
      name: 'Who',
      kind: 'title',
      render: (entry) => <RowLink to={auditPath({ ...filter, who: entry.who })}>{whoText(entry)}</RowLink>,
    },
    {
      name: 'What',
      render: ({ act, detail }) => (
        <>
          {actName(act)}
          {detail !== null && <Detail>{detailText(detail)}</Detail>}
        </>
      ),
    },
    { name: 'About', render: (entry) => <About entry={entry} filter={filter} /> },
  ]
  return <Table columns={columns} items={entries} empty={empty} />
}

function About({ entry, filter }: { entry: AuditEntry; filter: AuditFilter }) {
  const [subject, ...more] = onTexts(entry)
  if (subject === undefined) return null
  return (
    <>
      {entry.userId === null ? (
        subject
      ) : (
        <Link className="link touchable" to={auditPath({ ...filter, about: entry.userId })}>
          {subject}
        </Link>
      )}
      {more.map((text) => (
        <Detail key={text}>{text}</Detail>
      ))}
    </>
  )
}

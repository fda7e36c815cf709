import { Link } from 'react-router-dom'
import { actName } from '#shared/platform/acts.ts'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { Cell, Detail, Row, RowTitle, Table } from '../../ui/Table.tsx'
import { When } from '../../ui/When.tsx'
import { detailText, onTexts, whoText } from './act-texts.ts'
import { auditPath, type AuditFilter } from './audit-filter.ts'

type Props = { entries: readonly AuditEntry[]; filter: AuditFilter }

/** Each name is a link to the acts of, or about, that person within the filter. */
export function AuditTable({ entries, filter }: Props) {
  return (
    <Table columns={['When', 'Who', 'What', 'About']}>
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Cell kind="short">
            <When at={entry.at} />
          </Cell>
          <RowTitle>
            <Link className="table__link" to={auditPath({ ...filter, who: entry.who })}>
              {whoText(entry)}
            </Link>
          </RowTitle>
          <Cell>
            {actName(entry.act)}
            {entry.detail !== null && <Detail>{detailText(entry.detail)}</Detail>}
          </Cell>
          <Cell>
            <About entry={entry} filter={filter} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

function About({ entry, filter }: { entry: AuditEntry; filter: AuditFilter }) {
  const [subject, ...more] = onTexts(entry)
  if (subject === undefined) return null
  return (
    <>
      {entry.userId === null ? (
        subject
      ) : (
        <Link className="link" to={auditPath({ ...filter, about: entry.userId })}>
          {subject}
        </Link>
      )}
      {more.map((text) => (
        <Detail key={text}>{text}</Detail>
      ))}
    </>
  )
}

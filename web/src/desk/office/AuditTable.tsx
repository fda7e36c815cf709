import { Link } from 'react-router-dom'
import { actName } from '#shared/platform/act-names.ts'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { When } from '../../ui/When.tsx'
import { detailText, onTexts, whoText } from './act-texts.ts'
import { auditPath, type AuditFilter } from './audit-filter.ts'

type Props = { entries: readonly AuditEntry[]; filter: AuditFilter }

/** Each name is a link to the acts of, or about, that person within the filter. */
export function AuditTable({ entries, filter }: Props) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">About</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="table__short">
              <When at={entry.at} />
            </td>
            <th scope="row" className="table__main">
              <Link className="table__link" to={auditPath({ ...filter, who: entry.who })}>
                {whoText(entry)}
              </Link>
            </th>
            <td>
              {actName(entry.act)}
              {entry.detail !== null && <span className="table__soft">{detailText(entry.detail)}</span>}
            </td>
            <td>
              <About entry={entry} filter={filter} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
        <span key={text} className="table__soft">
          {text}
        </span>
      ))}
    </>
  )
}

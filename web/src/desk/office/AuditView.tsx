import { SaveFileButton } from '../SaveFileButton.tsx'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { Empty } from '../../ui/Empty.tsx'
import { When } from '../../ui/When.tsx'
import { Loaded } from '../Loaded.tsx'
import { MorePages } from '../MorePages.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { auditFilterIn, auditPath, daysShown, type AuditFilter } from './audit-filter.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { saveCsv, useAudit } from './use-audit.ts'

/** The name of the person whom the filter names. */
function nameIn(entries: readonly AuditEntry[], about: string): string | undefined {
  const entry = entries.find(({ userId }) => userId !== null && userId === about.split('--')[0])
  return entry === undefined ? undefined : (entry.names?.candidate ?? 'an erased account')
}

export default function AuditView() {
  const filter = auditFilterIn(useLocation().hash)
  const navigate = useNavigate()
  const pages = useAudit(filter)
  const entries = pages.data?.flatMap((page) => page.entries) ?? []
  return (
    <PageFrame
      title="Audit"
      lead="Who read or changed what, newest first, in Malaysian time. Acts are kept for two years."
      actions={<SaveFileButton key={auditPath(filter)} save={(onNews) => save(filter, onNews)} />}
    >
      <AuditFilters
        filter={filter}
        aboutName={nameIn(entries, filter.about)}
        onChange={(changed) => void navigate(auditPath({ ...filter, ...changed }))}
      />
      <Loaded answer={pages} what="The audit">
        {(loaded) => {
          const last = loaded.at(-1)
          return (
            <>
              <AuditTable
                entries={entries}
                filter={filter}
                empty={<NoActs filter={filter} isComplete={last?.next === null} />}
              />
              {typeof last?.readTo === 'string' && (
                <p className="text-ink-soft">
                  Searched back to <When at={last.readTo} />.
                </p>
              )}
              <MorePages pages={pages} label="Search further back" />
            </>
          )
        }}
      </Loaded>
    </PageFrame>
  )
}

function NoActs({ filter, isComplete }: { filter: AuditFilter; isComplete: boolean }) {
  const { who, about, from } = filter
  const isLast30Days = from === '' && who === '' && about === ''
  const text = isComplete ? 'No acts match' : 'No acts match so far'
  return (
    <Empty
      text={
        isLast30Days
          ? `${text} in the last ${daysShown} days. Choose an earlier first day to search further back.`
          : `${text}.`
      }
    >
      {auditPath(filter) !== auditPath({}) && (
        <Link className="link touchable" to={auditPath({})}>
          Show all acts
        </Link>
      )}
    </Empty>
  )
}

const actsText = (count: number): string => (count === 1 ? '1 act' : `${count.toLocaleString('en')} acts`)

async function save(filter: AuditFilter, onNews: (text: string) => void): Promise<string> {
  const { count, isCut } = await saveCsv(filter, (read) => onNews(`Reading… ${actsText(read)}`))
  return isCut
    ? `The file has the newest ${actsText(count)}. For earlier ones, choose an earlier last day.`
    : `The file with ${actsText(count)} is in your downloads. It names people: delete it when you have read it.`
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Panel, PanelTitle } from '../../ui/Panel.tsx'
import type { OpenedFrom } from '../applicants/opened-from.ts'
import { deskPath } from '../desk-path.ts'
import type { Today } from '../use-today.ts'

type WaitingProps = {
  title: string
  count: number
  isMore?: boolean
  /** The list of all of them. */
  all?: string
  children?: ReactNode
}

/** What waits for one act, with its number; nothing where nothing does. */
export function Waiting({ title, count, isMore = false, all, children }: WaitingProps) {
  if (count === 0) return null
  return (
    <Panel className="grid gap-2" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PanelTitle>
          {title} <span className="text-ink-soft tabular-nums">{`${count}${isMore ? '+' : ''}`}</span>
        </PanelTitle>
        {all !== undefined && (
          <Link className="link touchable" to={all}>
            Show all<span className="unseen">{`: ${title}`}</span>
          </Link>
        )}
      </div>
      <ul className="mb-0">{children}</ul>
    </Panel>
  )
}

/** Today shows the first of some lists, so it leads to no next applicant. */
const openedFromToday: OpenedFrom = { among: [], from: deskPath('/desk') }

type EntryProps = { applicant: Today['newest'][number]; children: ReactNode }

export const Entry = ({ applicant: { id, candidate, jobTitle }, children }: EntryProps) => (
  <li className="grid grid-cols-2-3 gap-x-5 border-t border-line py-2 phone:grid-cols-1">
    <span>
      <Link
        className="link touchable font-strong"
        to={deskPath('/desk/applicants/{id}', { id })}
        state={openedFromToday}
      >
        {candidate.name}
      </Link>
      <span className="block text-small text-ink-soft">{jobTitle}</span>
    </span>
    <span className="text-small text-ink-soft">{children}</span>
  </li>
)

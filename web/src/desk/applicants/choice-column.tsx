import '../../ui/Choice.css'
import type { ReactNode } from 'react'
import type { Column } from '../../ui/Table.tsx'
import type { Applicant } from './use-applicants.ts'

export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

type TickProps = { isTicked: boolean; onToggle: () => void; children: ReactNode }

const Tick = ({ isTicked, onToggle, children }: TickProps) => (
  <label className="choice">
    <input type="checkbox" className="choice__box" checked={isTicked} onChange={onToggle} />
    {children}
  </label>
)

type Selection = {
  selected: ReadonlySet<string>
  among: readonly string[]
  onSelect: (selected: ReadonlySet<string>) => void
}

/** Selects applicants, or all that are shown. */
export function choiceColumn({ selected, among, onSelect }: Selection): Column<Applicant> {
  const isAll = among.every((id) => selected.has(id))
  return {
    name: 'Selected',
    kind: 'choice',
    head: (
      <Tick isTicked={isAll} onToggle={() => onSelect(new Set(isAll ? [] : among))}>
        {/* Only phones, where the head of the table is this choice alone, have room for its label. */}
        <span className="from-phone:sr-only">Select all shown</span>
      </Tick>
    ),
    render: ({ id, candidate }) => (
      <Tick isTicked={selected.has(id)} onToggle={() => onSelect(toggled(selected, id))}>
        <span className="unseen">{`Select ${candidate.name}`}</span>
      </Tick>
    ),
  }
}

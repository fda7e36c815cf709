import { actName, acts } from '#shared/platform/acts.ts'
import { fieldLook } from '../../ui/Field.tsx'
import { AuditPerson } from './AuditPerson.tsx'
import { whoText } from './act-texts.ts'
import type { AuditFilter } from './audit-filter.ts'
import { useStaff } from './use-staff.ts'

type Props = {
  filter: AuditFilter
  /** The name of the person whom the filter names, where the list has it. */
  aboutName: string | undefined
  onChange: (changed: Partial<AuditFilter>) => void
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function AuditFilters({ filter, aboutName, onChange }: Props) {
  const { who, act, from, to } = filter
  return (
    <div className="grid grid-cols-fields items-start gap-4">
      <WhoField who={who} onChange={onChange} />
      <label className={fieldLook.whole}>
        <span className={fieldLook.label}>Act</span>
        <select
          className="field__control"
          value={act ?? ''}
          onChange={({ target }) => onChange({ act: acts.find((one) => one === target.value) })}
        >
          <option value="">All acts</option>
          {acts.map((one) => (
            <option key={one} value={one}>
              {capital(actName(one))}
            </option>
          ))}
        </select>
      </label>
      <DayField label="From" day={from} onChange={(day) => onChange({ from: day })} />
      <DayField label="To" day={to} onChange={(day) => onChange({ to: day })} />
      <AuditPerson about={filter.about} name={aboutName} onChange={(about) => onChange({ about })} />
    </div>
  )
}

function WhoField({ who, onChange }: { who: string; onChange: Props['onChange'] }) {
  const { data: staff = [] } = useStaff()
  const members = staff.map(({ id, name }) => [`staff:${id}`, name] as const)
  const isListed = who === '' || members.some(([id]) => id === who)
  return (
    <label className={fieldLook.whole}>
      <span className={fieldLook.label}>Who</span>
      <select
        className="field__control"
        value={who}
        onChange={({ target }) => onChange({ who: target.value })}
      >
        <option value="">Everybody</option>
        {!isListed && <option value={who}>{whoText({ who })}</option>}
        {members.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

const DayField = ({
  label,
  day,
  onChange,
}: {
  label: string
  day: string
  onChange: (day: string) => void
}) => (
  <label className={fieldLook.whole}>
    <span className={fieldLook.label}>{label}</span>
    <input
      className="field__control"
      type="date"
      value={day}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
)

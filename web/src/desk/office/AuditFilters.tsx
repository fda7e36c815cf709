import { actName, acts } from '#shared/platform/acts.ts'
import { fieldLook } from '../../ui/Field.tsx'
import { FilterSelect } from '../applicants/FilterSelect.tsx'
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
      <FilterSelect
        label="Act"
        all="All acts"
        value={act}
        options={acts.map((one) => [one, capital(actName(one))])}
        onChange={(one) => onChange({ act: one })}
      />
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
    <FilterSelect
      label="Who"
      all="Everybody"
      value={who}
      options={isListed ? members : [[who, whoText({ who })], ...members]}
      onChange={(id = '') => onChange({ who: id })}
    />
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

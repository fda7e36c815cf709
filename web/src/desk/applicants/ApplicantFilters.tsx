import { applicantStages, rejectionReasons } from '#shared/company-hiring.ts'
import { applicationStatuses } from '#shared/application/application-status.ts'
import type { ApplicantFilter } from '../applicants-path.ts'
import { useMember } from '../member.ts'
import { statusNames } from '../names.ts'
import { ApplicantSearch } from './ApplicantSearch.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { sortOptions, usualSortName } from './sorting.ts'

type Props = {
  filter: ApplicantFilter
  positions: readonly { id: string; title: string }[]
  onChange: (changed: Partial<ApplicantFilter>) => void
}

/** The filters of the list; some belong to one position, or to one status. */
export function ApplicantFilters({ filter, positions, onChange }: Props) {
  return (
    <div className="grid grid-cols-fields items-start gap-4 handset:grid-cols-2">
      <FilterSelect
        label="Position"
        all="All positions"
        value={filter.job}
        options={positions.map(({ id, title }) => [id, title])}
        onChange={(job) =>
          onChange({ job, stage: undefined, answers: undefined, unmarked: undefined, sort: undefined })
        }
      />
      <FilterSelect
        label="Status"
        all="All statuses"
        value={filter.status}
        options={applicationStatuses.map((status) => [status, statusNames[status]])}
        onChange={(status) => onChange({ status, reason: undefined })}
      />
      {filter.status === 'rejected' && (
        <FilterSelect
          label="Reason"
          all="All reasons"
          value={filter.reason}
          options={rejectionReasons.map((reason) => [reason, reason])}
          onChange={(reason) => onChange({ reason })}
        />
      )}
      {filter.job !== undefined && (
        <FilterSelect
          label="Stage"
          all="All stages"
          value={filter.stage}
          options={applicantStages.map((stage) => [stage, stage])}
          onChange={(stage) => onChange({ stage })}
        />
      )}
      <QuestionsFilter value={filter.questions} onChange={(questions) => onChange({ questions })} />
      {filter.job !== undefined && <MarkFilter filter={filter} onChange={onChange} />}
      <div className="hidden tablet:block handset:col-span-2">
        <FilterSelect
          label="Sort by"
          all={usualSortName}
          value={filter.sort}
          options={sortOptions(filter.job !== undefined)}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <ApplicantSearch find={filter.find} onFind={(find) => onChange({ find })} />
    </div>
  )
}

const QuestionsFilter = (props: {
  value: string | undefined
  onChange: (value: 'open' | undefined) => void
}) => (
  <FilterSelect
    {...props}
    label="Asked us a question"
    all="All applicants"
    options={[['open', 'Yes, unanswered']]}
  />
)

/** Privacy officers mark nobody. */
function MarkFilter({ filter, onChange }: Pick<Props, 'filter' | 'onChange'>) {
  if (useMember().role === 'privacy_officer') return null
  return (
    <FilterSelect
      label="My mark"
      all="All applicants"
      value={filter.unmarked}
      options={[['mine', 'Not assessed by me']]}
      onChange={(unmarked) => onChange({ unmarked })}
    />
  )
}

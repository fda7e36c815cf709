import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { applicantStages, rejectionReasons } from '#shared/company-hiring.ts'
import { answerFiltersIn, matchAnswers } from '#shared/application/screening-answers.ts'
import { applicationStatuses } from '#shared/application/application-status.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { MorePages } from '../MorePages.tsx'
import { statusNames } from '../names.ts'
import { PageFrame } from '../PageFrame.tsx'
import { usePositions } from '../positions/use-positions.ts'
import { applicantsPath, filterIn, type ApplicantFilter } from '../applicants-path.ts'
import { AnswerFilters } from './AnswerFilters.tsx'
import { ApplicantSearch } from './ApplicantSearch.tsx'
import { ApplicantTable } from './ApplicantTable.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { RecallSeveral } from './RecallSeveral.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useApplicants, type Applicant } from './use-applicants.ts'
import { useQuestions } from './use-questions.ts'

/** The page of an erased candidate leads here. */
const isAfterErasure = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'erased' in state

export function ApplicantsView() {
  const location = useLocation()
  const filter = filterIn(location)
  const navigate = useNavigate()
  const change = (changed: Partial<ApplicantFilter>): void =>
    void navigate(applicantsPath({ ...filter, ...changed }))
  const { data: positions = [] } = usePositions()
  const position = positions.find(({ id }) => id === filter.job)
  return (
    <PageFrame title={position === undefined ? 'Applicants' : `Applicants: ${position.title}`}>
      <StatusRegion>
        {isAfterErasure(location.state) && (
          <Notice tone="good">
            The candidate is erased, and an email tells them so. The audit has the proof for two years.
          </Notice>
        )}
      </StatusRegion>
      <div className="grid grid-cols-fields items-start gap-4">
        <FilterSelect
          label="Position"
          all="All positions"
          value={filter.job}
          options={positions.map(({ id, title }) => [id, title])}
          onChange={(job) => change({ job, stage: undefined, answers: undefined })}
        />
        <FilterSelect
          label="Status"
          all="All statuses"
          value={filter.status}
          options={applicationStatuses.map((status) => [status, statusNames[status]])}
          onChange={(status) => change({ status, reason: undefined })}
        />
        {filter.status === 'rejected' && (
          <FilterSelect
            label="Reason"
            all="All reasons"
            value={filter.reason}
            options={rejectionReasons.map((reason) => [reason, reason])}
            onChange={(reason) => change({ reason })}
          />
        )}
        {filter.job !== undefined && (
          <FilterSelect
            label="Stage"
            all="All stages"
            value={filter.stage}
            options={applicantStages.map((stage) => [stage, stage])}
            onChange={(stage) => change({ stage })}
          />
        )}
        <ApplicantSearch find={filter.find} onFind={(find) => change({ find })} />
      </div>
      <AnswerFilters key={filter.job} filter={filter} onChange={(answers) => change({ answers })} />
      {/* The key remounts the list for another filter, so that no hidden applicant stays selected. */}
      <ApplicantList key={applicantsPath(filter)} filter={filter} />
    </PageFrame>
  )
}

function ApplicantList({ filter }: { filter: ApplicantFilter }) {
  const { listed, found, isSearch } = useApplicants(filter)
  if (isSearch)
    return (
      <Loaded answer={found} what="The applicants">
        {({ applicants, more }) => (
          <>
            <Selectable
              // A search takes no status, and finds at most one page.
              applicants={applicants.filter(
                ({ status, stage, rejection, screening }) =>
                  (filter.status === undefined || status === filter.status) &&
                  (filter.stage === undefined || stage === filter.stage) &&
                  matchAnswers(screening, answerFiltersIn(filter.answers)) &&
                  (filter.reason === undefined || rejection?.reason === filter.reason),
              )}
              filter={filter}
            />
            {more && (
              <p className="text-ink-soft">
                More applicants match. Type more of the name to narrow the list.
              </p>
            )}
          </>
        )}
      </Loaded>
    )
  return (
    <Loaded answer={listed} what="The applicants">
      {(pages) => (
        <>
          <Selectable applicants={pages.flatMap(({ applicants }) => applicants)} filter={filter} />
          <MorePages pages={listed} label="Show more" />
        </>
      )}
    </Loaded>
  )
}

function Selectable({ applicants, filter }: { applicants: readonly Applicant[]; filter: ApplicantFilter }) {
  const { role } = useMember()
  const questions = useQuestions(filter.job)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [rejected, setRejected] = useState<readonly Applicant[]>([])
  if (applicants.length === 0) return <Nobody filter={filter} />
  const chosen = applicants.filter(({ id }) => selected.has(id))
  return (
    <>
      <StatusRegion>
        {rejected.length > 0 && (
          <RecallSeveral key={rejected[0]?.id} rejected={rejected} onClose={() => setRejected([])} />
        )}
      </StatusRegion>
      <ApplicantTable
        applicants={applicants}
        isOfOnePosition={filter.job !== undefined}
        questions={questions}
        selected={selected}
        onSelect={role === 'privacy_officer' ? undefined : setSelected}
      />
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          onClear={() => setSelected(new Set())}
          onRejected={(those) => {
            setSelected(new Set())
            setRejected(those)
          }}
        />
      )}
    </>
  )
}

const Nobody = ({ filter }: { filter: ApplicantFilter }) => (
  <Empty text={emptyText(filter)}>
    {applicantsPath(filter) !== applicantsPath({}) && (
      <Link className="link" to={applicantsPath({})}>
        Show all applicants
      </Link>
    )}
  </Empty>
)

function emptyText({ find, status, stage, reason, answers, job }: ApplicantFilter): string {
  if (find !== '') return `No applicants match “${find}”.`
  if (answers !== undefined) return 'Nobody on this page of the list gave these answers.'
  if (stage !== undefined) return `Nobody is at the stage “${stage}”.`
  if (reason !== undefined) return `Nobody is rejected for “${reason}”.`
  if (status !== undefined) return `No applications with the status “${statusNames[status]}”.`
  return job === undefined ? 'No applications yet.' : 'No applications for this position yet.'
}

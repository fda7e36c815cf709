import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Loaded } from '../Loaded.tsx'
import { deskPath } from '../desk-path.ts'
import { useMember } from '../member.ts'
import { MorePages } from '../MorePages.tsx'
import { statusNames } from '../names.ts'
import { PageFrame } from '../PageFrame.tsx'
import { usePositions } from '../positions/use-positions.ts'
import { applicantsPath, filterIn, type ApplicantFilter } from '../applicants-path.ts'
import { AnswerFilters } from './AnswerFilters.tsx'
import { ApplicantFilters } from './ApplicantFilters.tsx'
import { ApplicantTable } from './ApplicantTable.tsx'
import { countText } from './applicant-count.ts'
import { ListSummary } from './ListSummary.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { resultsOf, type Marks } from './sorting.ts'
import { UndoAll } from './UndoAll.tsx'
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
  const { role } = useMember()
  return (
    <PageFrame
      title={position === undefined ? 'Applicants' : `Applicants: ${position.title}`}
      actions={
        position !== undefined &&
        role === 'recruiter' && (
          <ButtonLink look="quiet" size="compact" to={deskPath('/desk/positions/{id}', { id: position.id })}>
            Open the position
          </ButtonLink>
        )
      }
    >
      <StatusRegion>
        {isAfterErasure(location.state) && (
          <Notice tone="good">
            The candidate is erased, and an email tells them so. The audit has the proof for two years.
          </Notice>
        )}
      </StatusRegion>
      <UndoAll />
      <ApplicantFilters filter={filter} positions={positions} onChange={change} />
      <AnswerFilters key={filter.job} filter={filter} onChange={(answers) => change({ answers })} />
      {/* The key remounts the list for another filter, so that no hidden applicant stays selected. In another order the head keeps its focus. */}
      <ApplicantList key={applicantsPath({ ...filter, sort: undefined })} filter={filter} />
    </PageFrame>
  )
}

function ApplicantList({ filter }: { filter: ApplicantFilter }) {
  const { listed, found, isSearch, counted } = useApplicants(filter)
  if (isSearch)
    return (
      <Loaded answer={found} what="The applicants">
        {({ applicants, more, marks }) => {
          const results = resultsOf(applicants, marks, filter)
          const text = countText(results.length, more, { count: null, isMore: true })
          return (
            <>
              <Selectable applicants={results} marks={marks} filter={filter} count={text} />
              {more && (
                <p className="text-ink-soft">
                  More applicants match. Type another word, or more of it, to narrow the list.
                </p>
              )}
            </>
          )
        }}
      </Loaded>
    )
  return (
    <Loaded answer={listed} what="The applicants">
      {(pages) => {
        const applicants = pages.flatMap((page) => page.applicants)
        const hasMore = typeof pages.at(-1)?.next === 'string'
        return (
          <>
            <Selectable
              applicants={applicants}
              marks={pages[0]?.marks ?? {}}
              filter={filter}
              count={countText(applicants.length, hasMore, counted)}
            />
            <MorePages pages={listed} label="Show more" />
          </>
        )
      }}
    </Loaded>
  )
}

type SelectableProps = {
  applicants: readonly Applicant[]
  marks: Marks
  filter: ApplicantFilter
  count: string | undefined
}

function Selectable({ applicants, marks, filter, count }: SelectableProps) {
  const { role } = useMember()
  const questions = useQuestions(filter.job)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  if (applicants.length === 0) return <Nobody filter={filter} />
  const chosen = applicants.filter(({ id }) => selected.has(id))
  return (
    <>
      <ListSummary text={count} filter={filter} />
      <ApplicantTable
        applicants={applicants}
        marks={marks}
        filter={filter}
        questions={questions}
        selected={selected}
        onSelect={role === 'privacy_officer' ? undefined : setSelected}
      />
      {chosen.length > 0 && <SelectionBar chosen={chosen} onClear={() => setSelected(new Set())} />}
    </>
  )
}

const Nobody = ({ filter }: { filter: ApplicantFilter }) => (
  <Empty text={emptyText(filter)}>
    {applicantsPath(filter) !== applicantsPath({}) && (
      <Link className="link touchable" to={applicantsPath({})}>
        Show all applicants
      </Link>
    )}
  </Empty>
)

function emptyText({
  find,
  status,
  stage,
  reason,
  questions,
  answers,
  unmarked,
  job,
}: ApplicantFilter): string {
  if (find !== '') return `No applicants match “${find}”.`
  if (answers !== undefined) return 'Nobody gave these answers.'
  if (questions !== undefined) return 'No applicant has an unanswered question.'
  if (unmarked !== undefined) return 'You have assessed everybody in this list.'
  if (stage !== undefined) return `Nobody is at the stage “${stage}”.`
  if (reason !== undefined) return `Nobody is rejected for “${reason}”.`
  if (status !== undefined) return `No applications with the status “${statusNames[status]}”.`
  return job === undefined ? 'No applications yet.' : 'No applications for this position yet.'
}

import { Link } from 'react-router-dom'
import type { DraftListed } from '#shared/desk/contract/positions.ts'
import type { Job } from '#shared/position/job.ts'
import { When } from '../../ui/When.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Cell, Detail, Row, RowTitle, Table, type Column } from '../../ui/Table.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { PageFrame } from '../PageFrame.tsx'
import { useToday, type Today } from '../use-today.ts'
import { usePositionsAndDrafts } from './use-positions.ts'

export function PositionsView() {
  const answer = usePositionsAndDrafts()
  const { role } = useMember()
  return (
    <PageFrame
      title="Positions"
      actions={
        role === 'recruiter' && (
          <ButtonLink size="compact" to="/desk/positions/new">
            New position
          </ButtonLink>
        )
      }
    >
      <Loaded answer={answer} what="The positions">
        {({ jobs, drafts }) =>
          jobs.length + drafts.length === 0 ? (
            <Empty
              text={
                role === 'recruiter'
                  ? 'No positions yet. Create the first one; candidates see it once you publish it.'
                  : 'No positions yet. A position appears here once you are assigned to review it.'
              }
            />
          ) : (
            <PositionTable jobs={jobs} drafts={drafts} isRecruiter={role === 'recruiter'} />
          )
        }
      </Loaded>
    </PageFrame>
  )
}

const columns: readonly Column[] = [
  'Position',
  'Status',
  'Closes',
  { name: 'To review', isNumber: true },
  { name: 'Applicants', isNumber: true },
]

type TableProps = { jobs: readonly Job[]; drafts: readonly DraftListed[]; isRecruiter: boolean }

function PositionTable({ jobs, drafts, isRecruiter }: TableProps) {
  const { data: today } = useToday()
  return (
    <Table columns={isRecruiter ? [...columns, { name: 'Edit', isUnseen: true }] : columns}>
      {drafts.map((draft) => (
        <DraftRow key={draft.id} draft={draft} isRecruiter={isRecruiter} />
      ))}
      {jobs.map((job) => (
        <Row key={job.id}>
          <RowTitle>
            <Link className="table__link" to={`/desk/applicants?job=${job.id}`}>
              {job.title}
            </Link>
            <Detail>{placeOf(job)}</Detail>
          </RowTitle>
          <Cell>
            <Badge tone={job.status === 'open' ? 'good' : 'over'}>
              {job.status === 'open' ? 'Open' : 'Closed'}
            </Badge>
          </Cell>
          <Cell label="Closes">
            {job.closingDate === null ? 'No date' : <When at={job.closingDate} to="day" />}
          </Cell>
          <Cell label="To review" kind="number">
            <ToReview jobId={job.id} today={today} />
          </Cell>
          <Cell label="Applicants" kind="number">
            {job.applicationCount}
          </Cell>
          {isRecruiter && (
            <Cell kind="short">
              <Link className="link" to={`/desk/positions/${job.id}`}>
                Edit<span className="unseen">{` ${job.title}`}</span>
              </Link>
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  )
}

/** Nothing while the counts are not loaded, or where they do not reach this position. */
function ToReview({ jobId, today }: { jobId: string; today: Today | undefined }) {
  if (today === undefined) return null
  const count = today.positions.find((position) => position.jobId === jobId)?.toReview ?? 0
  const { isMore } = today.toReview
  if (count === 0) return isMore ? null : 0
  return (
    <Link className="link" to={`/desk/applicants?job=${jobId}&status=human_pending`}>
      {isMore ? `${count}+` : count}
    </Link>
  )
}

const placeOf = ({ department, location }: Pick<Job, 'department' | 'location'>): string =>
  [department, location].filter(Boolean).join(' · ')

type DraftProps = { draft: DraftListed; isRecruiter: boolean }

/** It has no applicants, so its title leads to the form. */
const DraftRow = ({ draft, isRecruiter }: DraftProps) => (
  <Row>
    <RowTitle>
      {isRecruiter ? (
        <Link className="table__link" to={`/desk/positions/${draft.id}`}>
          {draft.title}
        </Link>
      ) : (
        draft.title
      )}
      <Detail>{placeOf(draft)}</Detail>
    </RowTitle>
    <Cell>
      <Badge>Draft</Badge>
    </Cell>
    <Cell kind="short">
      Saved <When at={draft.updatedAt} />
    </Cell>
    <Cell>{null}</Cell>
    <Cell>{null}</Cell>
    {isRecruiter && <Cell>{null}</Cell>}
  </Row>
)

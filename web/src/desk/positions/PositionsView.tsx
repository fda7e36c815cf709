import { Link } from 'react-router-dom'
import type { DraftListed } from '#shared/desk/contract/positions.ts'
import type { Job } from '#shared/position/job.ts'
import type { StaffRole } from '#shared/platform/staff.ts'
import { When } from '../../ui/When.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Detail, RowLink, Table, type Column } from '../../ui/Table.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { PageFrame } from '../PageFrame.tsx'
import { usePositionsAndDrafts } from './use-positions.ts'
import { deskPath } from '../desk-path.ts'
import { applicantsPath } from '../applicants-path.ts'
import { useToday, type Today } from '../use-today.ts'
import { newPath } from './position-path.ts'

export function PositionsView() {
  const answer = usePositionsAndDrafts()
  const { role } = useMember()
  const { data: today } = useToday()
  return (
    <PageFrame
      title="Positions"
      actions={
        role === 'recruiter' && (
          <ButtonLink size="compact" to={newPath}>
            New position
          </ButtonLink>
        )
      }
    >
      <Loaded answer={answer} what="The positions">
        {({ jobs, drafts }) => (
          <Table
            columns={columnsFor(role === 'recruiter', today)}
            items={[...drafts, ...jobs]}
            empty={<Empty text={emptyTexts[role]} />}
          />
        )}
      </Loaded>
    </PageFrame>
  )
}

const unassigned = 'No positions yet. A position appears here once you are assigned to review it.'

const emptyTexts: Readonly<Record<StaffRole, string>> = {
  recruiter: 'No positions yet. Create the first one; candidates see it once you publish it.',
  reviewer: unassigned,
  privacy_officer: unassigned,
}

/** A draft has no applicants, so its title leads to its form. */
type Listed = Job | DraftListed

const isDraft = (listed: Listed): listed is DraftListed => 'updatedAt' in listed

const columnsFor = (isRecruiter: boolean, today: Today | undefined): readonly (Column<Listed> | false)[] => [
  {
    name: 'Position',
    kind: 'title',
    render: (listed) => <Title listed={listed} isRecruiter={isRecruiter} />,
  },
  { name: 'Status', render: (listed) => <PublicationState listed={listed} /> },
  { name: 'Closes', isLabelled: true, render: (listed) => (isDraft(listed) ? null : closingDay(listed)) },
  today !== undefined && {
    name: 'To review',
    kind: 'number',
    isLabelled: true,
    render: (listed) => (isDraft(listed) ? null : <ToReview jobId={listed.id} today={today} />),
  },
  {
    name: 'Applicants',
    kind: 'number',
    isLabelled: true,
    render: (listed) => (isDraft(listed) ? null : listed.applicationCount),
  },
  isRecruiter && {
    name: 'Edit',
    isNameUnseen: true,
    kind: 'short',
    render: (listed) =>
      !isDraft(listed) && (
        <Link className="link touchable" to={deskPath('/desk/positions/{id}', { id: listed.id })}>
          Edit<span className="unseen">{` ${listed.title}`}</span>
        </Link>
      ),
  },
]

/** Nothing where the counts do not reach this position. */
function ToReview({ jobId, today }: { jobId: string; today: Today }) {
  const count = today.positions.find((position) => position.jobId === jobId)?.toReview ?? 0
  const { isMore } = today.toReview
  if (count === 0) return isMore ? null : 0
  return (
    <Link className="link touchable" to={applicantsPath({ job: jobId, status: 'human_pending' })}>
      {isMore ? `${count}+` : count}
    </Link>
  )
}

const closingDay = ({ closingDate }: Job) =>
  closingDate === null ? 'No date' : <When at={closingDate} to="day" />

function Title({ listed, isRecruiter }: { listed: Listed; isRecruiter: boolean }) {
  const { id, title, department, location } = listed
  const path = isDraft(listed) ? deskPath('/desk/positions/{id}', { id }) : applicantsPath({ job: id })
  return (
    <>
      {isDraft(listed) && !isRecruiter ? title : <RowLink to={path}>{title}</RowLink>}
      <Detail>{[department, location].filter(Boolean).join(' · ')}</Detail>
    </>
  )
}

function PublicationState({ listed }: { listed: Listed }) {
  if (!isDraft(listed))
    return (
      <Badge tone={listed.status === 'open' ? 'good' : 'over'}>
        {listed.status === 'open' ? 'Open' : 'Closed'}
      </Badge>
    )
  return (
    <>
      <Badge>Draft</Badge>
      <Detail>
        Saved <When at={listed.updatedAt} />
      </Detail>
    </>
  )
}

import { Fragment } from 'react'
import { useParams, useSearchParams, Link } from 'react-router-dom'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { PositionForm } from './PositionForm.tsx'
import { WaitingPeople } from './WaitingPeople.tsx'
import { usePositionsAndDrafts } from './use-positions.ts'
import { deskPath } from '../desk-path.ts'
import { useMember } from '../member.ts'
import { applicantsPath } from '../applicants-path.ts'
import { newId } from './position-path.ts'

const back = (
  <Link className="link touchable justify-self-start py-1" to={deskPath('/desk/positions')}>
    All positions
  </Link>
)

/** `/desk/positions/new` creates a position, with `?copy=` as a copy; every other id edits an existing one. */
export default function PositionView() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  if (id !== newId) return <ExistingPosition key={id} id={id} />
  const copied = query.get('copy')
  return copied === null ? <NewPosition /> : <CopiedPosition key={copied} id={copied} />
}

const usePosition = (id: string) =>
  useDeskAnswer(['position', id], async () => (await recruitingApi.showJob({ params: { id } })).data, {
    // Another answer would change the initial values of a form that is being filled in.
    revalidateOnFocus: false,
  })

function ExistingPosition({ id }: { id: string }) {
  const answer = usePosition(id)
  const { role } = useMember()
  return (
    <PageFrame title={answer.data?.job.title ?? 'Position'} above={back}>
      <Loaded answer={answer} what="The position">
        {({ job, import: position, updatedAt, isDraft, rejections, stages }) => (
          <>
            <Counts
              label="Applicants"
              counts={stages
                .filter(({ count }) => count > 0)
                .map(({ stage, count }) => ({
                  name: stage,
                  count,
                  path: applicantsPath({ job: id, stage }),
                }))}
            />
            <Counts
              label="Rejected"
              counts={rejections.map(({ reason, count }) => ({
                name: reason,
                count,
                path: applicantsPath({ job: id, status: 'rejected', reason }),
              }))}
            />
            {role === 'recruiter' && isDraft !== true && (
              <WaitingPeople jobId={id} isOpen={job.status === 'open'} />
            )}
            <PositionForm
              id={id}
              job={job}
              isDraft={isDraft === true}
              initial={position}
              read={updatedAt}
              onChanged={() => answer.mutate()}
            />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

type Count = { name: string; count: number; path: string }

/** How many applicants there are of each kind; each count leads to them. */
const Counts = ({ label, counts }: { label: string; counts: readonly Count[] }) =>
  counts.length > 0 && (
    <p className="text-ink-soft">
      {`${label}: `}
      {counts.map(({ name, count, path }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <Link className="link" to={path}>{`${name} (${count})`}</Link>
        </Fragment>
      ))}
    </p>
  )

/** Those of positions and drafts, so that a new one gets another. */
function useTakenIds(): readonly { id: string }[] {
  const { data } = usePositionsAndDrafts()
  return data === undefined ? [] : [...data.jobs, ...data.drafts]
}

function NewPosition() {
  const taken = useTakenIds()
  return (
    <PageFrame title="New position" above={back} lead="Candidates see it once you publish it.">
      <PositionForm taken={taken} isDraft initial={{}} />
    </PageFrame>
  )
}

function CopiedPosition({ id }: { id: string }) {
  const taken = useTakenIds()
  const answer = usePosition(id)
  return (
    <PageFrame title="New position" above={back} lead="A copy, not saved yet.">
      <Loaded answer={answer} what="The position to copy">
        {({ import: position }) => (
          <PositionForm taken={taken} isDraft initial={{ ...position, postedDate: undefined }} />
        )}
      </Loaded>
    </PageFrame>
  )
}

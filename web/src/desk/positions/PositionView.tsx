import { Fragment } from 'react'
import { useParams, useSearchParams, Link } from 'react-router-dom'
import { rejectionReasons } from '#shared/company-hiring.ts'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { PositionForm } from './PositionForm.tsx'
import { usePositionsAndDrafts } from './use-positions.ts'
import { deskPath } from '../desk-path.ts'
import { applicantsPath } from '../applicants-path.ts'
import { newId } from './position-path.ts'

const back = (
  <Link className="link justify-self-start py-1" to={deskPath('/desk/positions')}>
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
  return (
    <PageFrame title={answer.data?.job.title ?? 'Position'} above={back}>
      <Loaded answer={answer} what="The position">
        {({ job, import: position, updatedAt, isDraft, rejections }) => (
          <>
            <Rejections id={id} rejections={rejections} />
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

/** A reason that the list of reasons no longer has leads to everybody who was rejected. */
const rejectedPath = (job: string, text: string): string =>
  applicantsPath({ job, status: 'rejected', reason: rejectionReasons.find((reason) => reason === text) })

type RejectionsProps = { id: string; rejections: readonly { reason: string; count: number }[] }

/** How many applicants were rejected for which reason; each leads to them. */
const Rejections = ({ id, rejections }: RejectionsProps) =>
  rejections.length > 0 && (
    <p className="text-ink-soft">
      {'Rejected: '}
      {rejections.map(({ reason, count }, index) => (
        <Fragment key={reason}>
          {index > 0 && ' · '}
          <Link className="link" to={rejectedPath(id, reason)}>{`${reason} (${count})`}</Link>
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
    <PageFrame title="New position" above={back} lead="This is a copy. It exists once you save it.">
      <Loaded answer={answer} what="The position to copy">
        {({ import: position }) => (
          <PositionForm taken={taken} isDraft initial={{ ...position, postedDate: undefined }} />
        )}
      </Loaded>
    </PageFrame>
  )
}

import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { deskPath } from '../desk-path.ts'
import { useMember } from '../member.ts'
import { newPath } from '../positions/position-path.ts'
import { usePositionsAndDrafts } from '../positions/use-positions.ts'

/** Before the first position is published, what to do first. */
export function NothingWaits() {
  const { role } = useMember()
  const { data, isLoading } = usePositionsAndDrafts()
  if (isLoading && data === undefined) return null
  if (role === 'recruiter' && data?.jobs.length === 0) return <FirstSteps hasDraft={data.drafts.length > 0} />
  return (
    <Empty
      title="Nothing waits for you"
      text="New applications appear here once their AI interview is complete."
    >
      <ButtonLink look="quiet" to={deskPath('/desk/applicants')}>
        All applicants
      </ButtonLink>
    </Empty>
  )
}

const FirstSteps = ({ hasDraft }: { hasDraft: boolean }) => (
  <Empty
    title={hasDraft ? 'Publish your first position' : 'Write your first position'}
    text="Candidates can apply once it is published. Then this page says what waits for you."
  >
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to={hasDraft ? deskPath('/desk/positions') : newPath}>
        {hasDraft ? 'Open the drafts' : 'New position'}
      </ButtonLink>
      {useMember().isAdministrator && (
        <ButtonLink look="quiet" to={deskPath('/desk/team')}>
          Invite colleagues
        </ButtonLink>
      )}
    </div>
  </Empty>
)

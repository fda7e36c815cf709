import { Link } from 'react-router-dom'
import { useOpenedFrom } from '../applicants/opened-from.ts'
import { deskPath } from '../desk-path.ts'

const backTexts: Readonly<Partial<Record<string, string>>> = {
  [deskPath('/desk')]: 'Back to Today',
  [deskPath('/desk/applicants')]: 'All applicants',
}

/** Links back to the list, with its filters, and to its previous and next applicant. */
export function AroundApplicant({ id }: { id: string }) {
  const { from, position, state } = useOpenedFrom(id)
  return (
    <nav className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1" aria-label="Applicants">
      <Link className="link touchable justify-self-start py-1" to={from}>
        {backTexts[from] ?? 'Back to the list'}
      </Link>
      {position !== undefined && position.count > 1 && (
        <span className="flex items-center gap-4 text-ink-soft tabular-nums">
          <Neighbour id={position.previous} label="Previous" state={state} />
          <span>{`${position.number} of ${position.count}`}</span>
          <Neighbour id={position.next} label="Next" state={state} />
        </span>
      )}
    </nav>
  )
}

type NeighbourProps = { id: string | undefined; label: string; state: unknown }

/** At the end of the list the label stays, so that nothing moves under the pointer. */
const Neighbour = ({ id, label, state }: NeighbourProps) =>
  id === undefined ? (
    <span className="opacity-45" aria-hidden="true">
      {label}
    </span>
  ) : (
    <Link className="link" to={deskPath('/desk/applicants/{id}', { id })} state={state} replace>
      {label}
    </Link>
  )

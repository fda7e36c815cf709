import { Link } from 'react-router-dom'
import { useWayIn } from '../applicants/way-in.ts'

/** The way back to the list as it was, and to its previous and next applicant. */
export function AroundApplicant({ id }: { id: string }) {
  const { from, place, state } = useWayIn(id)
  return (
    <nav className="around" aria-label="Applicants">
      <Link className="link page__back" to={from}>
        {from === '/desk/applicants' ? 'All applicants' : 'Back to the list'}
      </Link>
      {place !== undefined && place.count > 1 && (
        <span className="around__place">
          <Neighbour id={place.previous} label="Previous" state={state} />
          <span>{`${place.number} of ${place.count}`}</span>
          <Neighbour id={place.next} label="Next" state={state} />
        </span>
      )}
    </nav>
  )
}

type NeighbourProps = { id: string | undefined; label: string; state: unknown }

/** At the end of the list the word stays, so that nothing moves under the pointer. */
const Neighbour = ({ id, label, state }: NeighbourProps) =>
  id === undefined ? (
    <span className="around__end" aria-hidden="true">
      {label}
    </span>
  ) : (
    <Link className="link" to={`/desk/applicants/${id}`} state={state} replace>
      {label}
    </Link>
  )

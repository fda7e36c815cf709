import './Spinner.css'

/** Something is on its way. The words beside it say what; the drawing is for the eye alone. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}

import './Spinner.css'

/** A loading indicator, hidden from assistive technology: the text beside it says what is loading. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}

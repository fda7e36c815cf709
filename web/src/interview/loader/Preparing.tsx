import { Spinner } from '../../ui/Spinner.tsx'
import { useStateTitle } from '../use-state-title.ts'
import '../Panel.css'

const title = 'Preparing Your Interview'

export function Preparing() {
  const heading = useStateTitle(title)
  return (
    <section className="interview-panel interview-panel--small" aria-busy="true">
      <Spinner />
      <h1 className="interview-panel__title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <output className="interview-panel__text">Loading your profile and job details...</output>
    </section>
  )
}

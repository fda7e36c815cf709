import { Spinner } from '../../ui/Spinner.tsx'
import '../Panel.css'

export function Preparing() {
  return (
    <section className="interview-panel interview-panel--small" aria-busy="true">
      <Spinner />
      <h1 className="interview-panel__title">Preparing Your Interview</h1>
      <output className="interview-panel__text">Loading your profile and job details...</output>
    </section>
  )
}

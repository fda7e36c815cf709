import '../drawing-motion.css'
import './TeamIllustrations.css'
import NetworkIllustration from './NetworkIllustration.svg?drawing'
import ProgramIllustration from './ProgramIllustration.svg?drawing'

export function ExpertTeam() {
  return (
    <section
      className="page-width grid grid-cols-2 gap-x-7 gap-y-5 py-section phone:grid-cols-1"
      aria-labelledby="team-title"
    >
      <h2 id="team-title" className="text-heading">
        Expert Team
      </h2>
      <p className="mb-5 max-w-34 text-lead text-ink-soft">
        Systems that run well are designed by two kinds of engineers together: those who move the data and
        those who build on it.
      </p>
      {/* Positioned, so that the second illustration covers the ends of the first one's cables. */}
      <div className="relative grid content-start gap-3">
        <NetworkIllustration />
        <h3 className="text-title">Network Engineers</h3>
        <p className="text-ink-soft">
          They design and run the connections: between nodes, to storage and to your premises. A cluster is
          only as fast as its network.
        </p>
      </div>
      <div className="relative grid content-start gap-3">
        <ProgramIllustration />
        <h3 className="text-title">Software Solutions Engineers</h3>
        <p className="text-ink-soft">
          They turn models into systems people use: they ask, build, integrate and deploy, then improve what
          production shows them.
        </p>
      </div>
    </section>
  )
}

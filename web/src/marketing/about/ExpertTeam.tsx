import './ExpertTeam.css'
import './TeamIllustrations.css'
import NetworkIllustration from './NetworkIllustration.svg?drawing'
import ProgramIllustration from './ProgramIllustration.svg?drawing'

export function ExpertTeam() {
  return (
    <section className="team page-width" aria-labelledby="team-title">
      <h2 id="team-title" className="about__heading">
        Expert Team
      </h2>
      <p className="team__lead about__text">
        Systems that run well are designed by two kinds of engineers together: those who move the data and
        those who build on it.
      </p>
      <div className="team__one">
        <NetworkIllustration />
        <h3 className="about__name">Network Engineers</h3>
        <p className="about__text">
          They design and run the connections: between nodes, to storage and to your premises. A cluster is
          only as fast as its network.
        </p>
      </div>
      <div className="team__one">
        <ProgramIllustration />
        <h3 className="about__name">Software Solutions Engineers</h3>
        <p className="about__text">
          They turn models into systems people use: they ask, build, integrate and deploy, then improve what
          production shows them.
        </p>
      </div>
    </section>
  )
}

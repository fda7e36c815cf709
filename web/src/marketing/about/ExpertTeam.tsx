import './ExpertTeam.css'
import { NetworkPicture, ProgramPicture } from './TeamPictures.tsx'

export function ExpertTeam() {
  return (
    <section className="team page-width" aria-labelledby="team-title">
      <h2 id="team-title" className="about__heading">
        Expert Team
      </h2>
      <p className="team__lead about__text">
        What runs well was drawn on one table by two kinds of people: those who move the data and those who
        make something of it.
      </p>
      <div className="team__one">
        <NetworkPicture />
        <h3 className="about__name">Network Engineers</h3>
        <p className="about__text">
          They plan and run what carries the work: the links between nodes, the path to storage, the way in
          from your premises. A cluster is only as fast as its network.
        </p>
      </div>
      <div className="team__one">
        <ProgramPicture />
        <h3 className="about__name">Software Solutions Engineers</h3>
        <p className="about__text">
          They turn models into systems that people use. They ask, build, integrate and deploy, and come back
          to improve what production has taught them.
        </p>
      </div>
    </section>
  )
}

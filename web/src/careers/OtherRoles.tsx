import './RackRow.css'
import './OtherRoles.css'
import { company } from '#shared/company.ts'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../ui/Button.tsx'

/** The last section of the page, which has no footer. */
export function OtherRoles() {
  return (
    <section className="other-roles night" aria-labelledby="other-roles-title">
      <div className="other-roles__words page-width">
        <h2 id="other-roles-title" className="careers__heading">
          Don't See the Right Role?
        </h2>
        <p className="other-roles__text">
          Write to us anyway. Tell us what you’re good at and what you’d like to build here.
        </p>
        <ButtonLink to={`mailto:${company.careersEmail}`}>Contact Our Team</ButtonLink>
        <p className="careers__text">
          How we handle your data:{' '}
          <Link className="link" to="/privacy">
            Privacy Policy
          </Link>
        </p>
      </div>
      <div className="rack-row" />
    </section>
  )
}

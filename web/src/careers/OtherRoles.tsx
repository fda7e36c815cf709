import './RackRow.css'
import { company } from '#shared/company.ts'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../ui/MainButton.tsx'

/** The last section of the page, which has no footer. */
export function OtherRoles() {
  return (
    <section
      className="night overflow-clip pt-section text-center"
      aria-labelledby="other-roles-title"
      data-print="hidden"
    >
      <div className="page-width grid grid-cols-1 justify-items-center gap-5 pb-band">
        <h2 id="other-roles-title" className="text-heading">
          Don't See the Right Role?
        </h2>
        <p className="max-w-32 text-lead">
          Write to us anyway. Tell us what you're good at and what you'd like to build here.
        </p>
        <ButtonLink to={`mailto:${company.careersEmail}`}>Contact Our Team</ButtonLink>
        <p className="text-ink-soft">
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

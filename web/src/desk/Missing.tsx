import { Link } from 'react-router-dom'
import { PageFrame } from './PageFrame.tsx'

export function Missing() {
  return (
    <PageFrame title="Page not found">
      <p>
        Please check the address.{' '}
        <Link className="link" to="/desk">
          Back to the positions
        </Link>
      </p>
    </PageFrame>
  )
}

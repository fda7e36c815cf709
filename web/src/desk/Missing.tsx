import { Link } from 'react-router-dom'
import { Page } from './Page.tsx'

export function Missing() {
  return (
    <Page title="There is no such page">
      <p>
        The address may be mistyped.{' '}
        <Link className="link" to="/desk">
          Back to the positions
        </Link>
      </p>
    </Page>
  )
}

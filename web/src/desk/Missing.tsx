import { Link } from 'react-router-dom'
import { PageFrame } from './PageFrame.tsx'

export function Missing() {
  return (
    <PageFrame title="There is no such page">
      <p>
        The address may be mistyped.{' '}
        <Link className="link" to="/desk">
          Back to the positions
        </Link>
      </p>
    </PageFrame>
  )
}

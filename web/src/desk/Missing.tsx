import { Link } from 'react-router-dom'
import { PageFrame } from './PageFrame.tsx'
import { deskPath } from './desk-path.ts'

export function Missing() {
  return (
    <PageFrame title="Page not found">
      <p>
        Please check the address.{' '}
        <Link className="link touchable" to={deskPath('/desk')}>
          Back to the positions
        </Link>
      </p>
    </PageFrame>
  )
}

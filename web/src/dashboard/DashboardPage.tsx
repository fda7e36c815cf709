import type { SignedInUser } from '#shared/contract/auth.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { lateCode } from '../late-code.ts'
import { useSignedInUser } from '../api/session/use-signed-in-user.ts'
import dashboardStyles from './dashboard.css?url'
import { Farewell } from './Farewell.tsx'
import { LoadingDashboard } from './LoadingDashboard.tsx'
import type { SignedInDashboard } from './SignedInDashboard.tsx'

type Content = { Dashboard: typeof SignedInDashboard } | 'loading' | 'failed'

/** What the page needs beyond its frame is fetched for those who are signed in. */
function useContent(user: SignedInUser | undefined): Content {
  const [content, setContent] = useState<Content>('loading')
  const isWanted = user !== undefined
  useEffect(() => {
    if (!isWanted) return
    lateCode(() => import('./SignedInDashboard.tsx')).then(
      ({ SignedInDashboard }) => setContent({ Dashboard: SignedInDashboard }),
      () => setContent('failed'),
    )
  }, [isWanted])
  return content
}

function ForSignedIn({ onDeleted }: { onDeleted: () => void }) {
  const user = useSignedInUser()
  const content = useContent(user)
  if (user === undefined || typeof content === 'string')
    return <LoadingDashboard hasFailed={content === 'failed'} />
  // Somebody else begins with nothing of the person before.
  return <content.Dashboard key={user.id} user={user} onDeleted={onDeleted} />
}

export default function DashboardPage() {
  const [isDeleted, setIsDeleted] = useState(false)
  return (
    <div className="dashboard">
      <link rel="stylesheet" href={dashboardStyles} precedence="default" />
      {isDeleted ? (
        <Farewell />
      ) : (
        // At once, because without a session this page goes to the sign-in page: the goodbye has to stand before it ends.
        <ForSignedIn onDeleted={() => flushSync(() => setIsDeleted(true))} />
      )}
    </div>
  )
}

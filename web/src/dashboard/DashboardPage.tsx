import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSignedInUser } from '../api/session/use-signed-in-user.ts'
import { Farewell } from './Farewell.tsx'
import { LoadingDashboard } from './LoadingDashboard.tsx'
import { SignedInDashboard } from './SignedInDashboard.tsx'
import './DashboardPage.css'

function ForSignedIn({ onDeleted }: { onDeleted: () => void }) {
  const user = useSignedInUser()
  if (user === undefined) return <LoadingDashboard />
  // Another person's dashboard starts with nothing of the one before.
  return <SignedInDashboard key={user.id} user={user} onDeleted={onDeleted} />
}

export default function DashboardPage() {
  const [isDeleted, setIsDeleted] = useState(false)
  return (
    <div className="dashboard">
      {isDeleted ? (
        <Farewell />
      ) : (
        // At once, because without a session this page goes to the sign-in page: the goodbye has to stand before it ends.
        <ForSignedIn onDeleted={() => flushSync(() => setIsDeleted(true))} />
      )}
    </div>
  )
}

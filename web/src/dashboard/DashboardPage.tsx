import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSignedInUser } from '../api/session/use-signed-in-user.ts'
import { LoadingDashboard } from './LoadingDashboard.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { parts } from './parts.ts'
import { SignedInDashboard } from './SignedInDashboard.tsx'
import './DashboardPage.css'

function ForSignedIn({ onDeleted }: { onDeleted: () => void }) {
  const user = useSignedInUser()
  if (user === undefined) return <LoadingDashboard />
  // The key discards the previous candidate's state when another one signs in.
  return <SignedInDashboard key={user.id} user={user} onDeleted={onDeleted} />
}

export default function DashboardPage() {
  const [isDeleted, setIsDeleted] = useState(false)
  return (
    <div className="dashboard">
      {isDeleted ? (
        <PartBoundary>
          <parts.Farewell />
        </PartBoundary>
      ) : (
        // Renders the farewell synchronously, before the sign-in ends: without one, ForSignedIn would navigate away.
        <ForSignedIn onDeleted={() => flushSync(() => setIsDeleted(true))} />
      )}
    </div>
  )
}

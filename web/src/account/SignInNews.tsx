import { useState } from 'react'
import { signInNotices, type SignInNotice } from '../api/session/sign-in-notices.ts'
import { CloseButton } from '../ui/CloseButton.tsx'

/** Why the visitor is asked to sign in, until they dismiss it. The alert region is rendered before it has a text. */
export function SignInNews({ notice }: { notice: SignInNotice | undefined }) {
  const [dismissed, setDismissed] = useState<SignInNotice>()
  return (
    <div className="empty:absolute" role="alert">
      {notice !== undefined && notice !== dismissed && (
        <div className="flex items-center justify-between gap-3 rounded-small border-l-3 border-accent bg-accent-wash px-4 py-3">
          <p>{signInNotices[notice]}</p>
          <CloseButton label="Dismiss" onClick={() => setDismissed(notice)} />
        </div>
      )}
    </div>
  )
}

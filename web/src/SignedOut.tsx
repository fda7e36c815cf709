import { useEffect, useState } from 'react'
import { acknowledgeLeaving } from './api/session/session-state.ts'
import { useSessionState } from './api/session/Session.tsx'
import type { SignedOutNotice } from './layout/SignedOutNotice.tsx'
import { StatusRegion } from './ui/StatusRegion.tsx'

/** Says that a link to a public page has signed the candidate out. The notice's code is loaded when it is needed. */
export function SignedOut() {
  const isLeft = useSessionState(({ isLeftByLink }) => isLeftByLink)
  const [Notice, setNotice] = useState<typeof SignedOutNotice>()
  useEffect(() => {
    if (!isLeft) return
    void import('./layout/SignedOutNotice.tsx').then(
      (module) => setNotice(() => module.SignedOutNotice),
      () => undefined,
    )
  }, [isLeft])
  return (
    <StatusRegion>{isLeft && Notice !== undefined && <Notice onDismiss={acknowledgeLeaving} />}</StatusRegion>
  )
}

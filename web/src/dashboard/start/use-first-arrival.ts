import { useEffect, useState } from 'react'
import { rememberWelcome, wasWelcomed } from './greeting.ts'

/** Whether this is the candidate's first arrival in this browser; it stays so until the page is left. */
export function useFirstArrival(userId: string): boolean {
  const [isFirst] = useState(() => !wasWelcomed(userId))
  useEffect(() => rememberWelcome(userId), [userId])
  return isFirst
}

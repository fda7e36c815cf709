import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readFromInterview, readStatusOfJob } from '../site/dashboard-state.ts'

export type Arrival = {
  /** The session, or the job, of the interview that the candidate comes from. */
  returnedFrom: string | undefined
  statusOfJob: string | undefined
}

/** The location state with which the dashboard was opened. It is cleared, so that a reload does not repeat it. */
export function useArrivalState(): Arrival {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState<Arrival>(() => ({
    returnedFrom: readFromInterview(state)?.sessionId,
    statusOfJob: readStatusOfJob(state),
  }))
  const isStateRead = readFromInterview(state) !== undefined || readStatusOfJob(state) !== undefined
  useEffect(() => {
    if (isStateRead) void navigate(pathname + search, { replace: true, state: null })
  }, [isStateRead, pathname, search, navigate])
  return arrival
}

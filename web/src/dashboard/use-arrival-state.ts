import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readFromInterview, readStatusOfJob, type FromInterview } from '../site/dashboard-state.ts'

export type Arrival = {
  /** The interview that the candidate comes from. */
  returnedFrom: FromInterview | undefined
  statusOfJob: string | undefined
}

/** The location state with which the dashboard was opened. It is cleared, so that a reload does not repeat it. */
export function useArrivalState(): Arrival {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState<Arrival>(() => ({
    returnedFrom: readFromInterview(state),
    statusOfJob: readStatusOfJob(state),
  }))
  const isStateRead = readFromInterview(state) !== undefined || readStatusOfJob(state) !== undefined
  useEffect(() => {
    if (isStateRead) void navigate(pathname + search, { replace: true, state: null })
  }, [isStateRead, pathname, search, navigate])
  return arrival
}

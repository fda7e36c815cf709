import { useState } from 'react'

/** The dialog of an application or its interview's transcript, or the popup with a job's status; at most one is open. */
export type Opened = { kind: 'application' | 'status' | 'transcript'; jobId: string }

type OpenedDialog = {
  opened: Opened | undefined
  open: (kind: Opened['kind']) => (jobId: string) => void
  close: () => void
}

/** `statusOfJob`: the job whose status the link to the dashboard asked for. */
export function useOpened(statusOfJob: string | undefined): OpenedDialog {
  const [opened, setOpened] = useState<Opened | undefined>(
    statusOfJob === undefined ? undefined : { kind: 'status', jobId: statusOfJob },
  )
  return {
    opened,
    open: (kind) => (jobId) => setOpened({ kind, jobId }),
    close: () => setOpened(undefined),
  }
}

import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  tone?: 'calm' | 'good' | 'bad'
  children: ReactNode
  action?: ReactNode
  onDismiss: () => void
}

/** A notice with a cross. Apart from `Notice`, which pages load that need no cross. */
export function DismissibleNotice({ action, onDismiss, ...notice }: Props) {
  return (
    <Notice
      {...notice}
      action={
        <>
          {action}
          <CloseButton label="Dismiss" onClick={onDismiss} />
        </>
      }
    />
  )
}

import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { appliedOn } from './applied-on.ts'
import '../../ui/Button.css'
import './ApplyQuiet.css'
import './JobDialog.css'

type Props = {
  title: string
  tone?: 'calm' | 'good'
  jobTitle: string
  appliedDate?: string | null
  children: ReactNode
  /** Links and buttons, the most important one first. Without any, the button that closes the dialog is the main one. */
  actions?: ReactNode
  closeLabel?: string
  footnote?: string
  onClose: () => void
}

/** A dialog about an application: what it is about, what happens next, and a button that closes it. */
export function JobDialog({ title, tone = 'calm', jobTitle, appliedDate = null, ...rest }: Props) {
  const { children, actions, closeLabel = 'Close', footnote, onClose } = rest
  const day = appliedOn(appliedDate)
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="job-dialog">
        <div className={`job-dialog__job job-dialog__job--${tone}`}>
          <p className="job-dialog__title">{jobTitle}</p>
          {day !== undefined && <p className="job-dialog__date">{day}</p>}
        </div>
        {children}
        <div className="job-dialog__actions">
          {actions}
          <button
            className={actions === undefined ? 'button' : 'apply-quiet apply-quiet--plain'}
            type="button"
            onClick={onClose}
          >
            {closeLabel}
          </button>
        </div>
        {footnote !== undefined && <p className="job-dialog__note">{footnote}</p>}
      </div>
    </Dialog>
  )
}

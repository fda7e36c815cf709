import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { appliedOn } from './applied-on.ts'
import { mainButtonClass } from '../../ui/MainButton.tsx'

const tones = {
  calm: 'border-accent bg-accent-wash',
  good: 'border-success bg-success-wash',
} as const

const plain =
  'min-h-touch cursor-pointer rounded-round border-0 bg-transparent px-4 font-strong text-ink-soft hover:bg-surface-sunken hover:text-ink'

type Props = {
  title: string
  tone?: keyof typeof tones
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
      <div className="large-controls grid gap-5">
        <div className={`rounded-small border-l-3 px-4 py-3 ${tones[tone]}`}>
          <p className="font-strong wrap-anywhere">{jobTitle}</p>
          {day !== undefined && <p className="text-small text-ink-soft">{day}</p>}
        </div>
        {children}
        <div className="grid gap-3">
          {actions}
          <button
            className={actions === undefined ? mainButtonClass({}) : plain}
            type="button"
            onClick={onClose}
          >
            {closeLabel}
          </button>
        </div>
        {footnote !== undefined && <p className="text-small text-ink-soft">{footnote}</p>}
      </div>
    </Dialog>
  )
}

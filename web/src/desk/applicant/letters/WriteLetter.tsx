import { useState } from 'react'
import type { Shown } from '../use-applicant.ts'
import { LetterDialog, nameIn } from './LetterDialog.tsx'

type Props = Pick<Shown, 'application'> & { onChanged: () => void }

/** The button of a letter with a free text. */
export function WriteLetter({ application, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const open = (): void => {
    setSent(false)
    setOpen(true)
  }
  return (
    <span>
      <button type="button" className="text-button" onClick={open}>
        {`Write to ${nameIn(application.candidate)}`}
      </button>
      <output className="text-small text-ink-soft">
        {isSent && ' The letter is on its way; the history has it.'}
      </output>
      {isOpen && (
        <LetterDialog
          application={application}
          onClose={() => setOpen(false)}
          onSent={() => setSent(true)}
          onChanged={onChanged}
        />
      )}
    </span>
  )
}

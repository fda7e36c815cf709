import type { ReadField } from '#shared/account/profile.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'

export type Checking = {
  /** Fields of which the reader of the CV was not sure. */
  unconfirmed: readonly ReadField[]
  /** The fields are right as they are. */
  onConfirm: (fields: ReadField[]) => Promise<void>
}

type Props = Checking & {
  /** The fields of this part of the profile, with their names in a sentence. */
  names: Partial<Record<ReadField, string>>
}

/** Asks the candidate to check what was read from the CV, until it is changed or confirmed. */
export function CheckReading({ names, unconfirmed, onConfirm }: Props) {
  const [phase, setPhase] = useState<'asking' | 'saving' | 'failed'>('asking')
  const fields = unconfirmed.filter((field) => names[field] !== undefined)
  if (fields.length === 0) return null
  const listed = new Intl.ListFormat('en').format(fields.map((field) => names[field] ?? ''))
  const confirm = async (): Promise<void> => {
    setPhase('saving')
    try {
      await onConfirm(fields)
      setPhase('asking')
    } catch {
      setPhase('failed')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-soft">
      <p>Please check {listed}. We may have misread or missed something in your CV.</p>
      <Button look="quiet" size="compact" disabled={phase === 'saving'} onClick={() => void confirm()}>
        Looks right<span className="unseen">: {listed}</span>
      </Button>
      <p role="alert">{phase === 'failed' ? 'Your confirmation was not saved. Please try again.' : ''}</p>
    </div>
  )
}

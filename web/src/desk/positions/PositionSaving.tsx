import { Link } from 'react-router-dom'
import { SendButton } from '../../form/SendButton.tsx'
import type { FormState } from '../../form/use-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Publication } from './Publication.tsx'
import { deskPath } from '../desk-path.ts'

/** The last save of a page, counted so that each one is published. */
export type Saves = { count: number; isDraft: boolean }

export const Saved = ({ saves }: { saves: Saves | undefined }) => (
  <StatusRegion>
    {saves?.isDraft === true && <Notice tone="good">Saved as a draft. Candidates do not see it.</Notice>}
    {saves?.isDraft === false && <Publication key={saves.count} />}
  </StatusRegion>
)

export const UnsavedNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice
    action={
      <Button look="quiet" size="compact" onClick={onDiscard}>
        Discard
      </Button>
    }
  >
    You have unsaved changes.
  </Notice>
)

type SendingProps = {
  form: FormState<{ answer: { id: string } }>
  isNew: boolean
  isDraft: boolean
  onPublish: () => void
}

/** A saved form can be sent again only after a change. A new position is edited further on its own page. */
export function Sending({ form, isNew, isDraft, onPublish }: SendingProps) {
  const { phase, isSending } = form
  if (phase.name === 'done' && isNew)
    return (
      <Link className="button" to={deskPath('/desk/positions/{id}', { id: phase.result.answer.id })}>
        Open the position
      </Link>
    )
  return (
    <>
      {phase.name === 'done' && <span className="text-ink-soft">Everything is saved.</span>}
      {phase.name !== 'done' && (
        <SendButton
          label={isDraft ? 'Save Draft' : 'Save and Publish'}
          busyLabel="Saving…"
          isBusy={isSending}
        />
      )}
      {isDraft && (
        <Button look="quiet" disabled={isSending} onClick={onPublish}>
          Publish…
        </Button>
      )}
    </>
  )
}

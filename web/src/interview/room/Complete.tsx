import { Button } from '../../ui/MainButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PlainButton } from '../PlainButton.tsx'

type Props = { onStay: () => void; onEnd: () => void }

/** Shown when the interviewer has said goodbye. */
export function Complete({ onStay, onEnd }: Props) {
  return (
    <Dialog title="Interview Complete!" onClose={onStay}>
      <p>You may leave the call now. Thank you for your time!</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onEnd}>End Call</Button>
        <PlainButton onClick={onStay}>Stay</PlainButton>
      </div>
    </Dialog>
  )
}

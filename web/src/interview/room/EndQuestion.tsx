import { Button } from '../../ui/MainButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PlainButton } from '../PlainButton.tsx'

type Props = { onStay: () => void; onEnd: () => void }

/** Asks before the candidate ends the interview, which cannot be undone. */
export function EndQuestion({ onStay, onEnd }: Props) {
  return (
    <Dialog title="End the interview now?" onClose={onStay}>
      <p>Your answers so far go to the hiring team. You cannot continue this interview afterwards.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>Keep going</Button>
        <PlainButton look="danger" onClick={onEnd}>
          End interview
        </PlainButton>
      </div>
    </Dialog>
  )
}

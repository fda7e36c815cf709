import { Dialog } from '../../ui/Dialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Props = { title: string; warning: string | undefined; onClose: () => void; onPublish: () => void }

/** Confirms that candidates may see a position, which was a draft until then. */
export const PublishDialog = ({ title, warning, onClose, onPublish }: Props) => (
  <Dialog title={`Publish ${title}?`} onClose={onClose}>
    <p>Candidates see it on the careers page within seconds, and can apply.</p>
    {warning !== undefined && <Notice tone="bad">{warning}</Notice>}
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" className="button" onClick={onPublish}>
        {warning === undefined ? 'Publish' : 'Publish anyway'}
      </button>
      <Button look="quiet" onClick={onClose}>
        Back to the draft
      </Button>
    </div>
  </Dialog>
)

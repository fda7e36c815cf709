import { useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { downloadMyData } from './download-my-data.ts'
import { Button } from '../../ui/Button.tsx'

type Download = 'ready' | 'running' | 'done' | 'failed'

/** The candidate's rights to their data: download and deletion. */
export function YourData({ onDelete }: { onDelete: () => void }) {
  const [download, setDownload] = useState<Download>('ready')
  const start = (): void => {
    setDownload('running')
    downloadMyData().then(
      () => setDownload('done'),
      () => setDownload('failed'),
    )
  }
  return (
    <>
      <p className="text-compact text-ink-soft">
        Your data belongs to you. Download a copy, or have everything deleted.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" disabled={download === 'running'} onClick={start}>
          {download === 'running' ? 'Preparing…' : 'Download my data'}
        </Button>
        <Button
          look="danger"
          id="delete-account"

          onClick={onDelete}
        >
          Delete account
        </Button>
      </div>
      <StatusRegion>
        {download === 'done' && <p className="text-compact text-ink-soft">Your data has been downloaded.</p>}
        {download === 'failed' && (
          <Notice tone="bad">
            Your data could not be loaded. Please check your internet connection and try again.
          </Notice>
        )}
      </StatusRegion>
    </>
  )
}

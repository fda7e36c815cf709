import { useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { downloadMyData } from './download-my-data.ts'

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
      <p className="profile__note">Your data belongs to you. Download a copy, or have everything deleted.</p>
      <div className="profile__actions">
        <button type="button" className="quiet-button" disabled={download === 'running'} onClick={start}>
          {download === 'running' ? 'Preparing…' : 'Download my data'}
        </button>
        <button
          id="delete-account"
          type="button"
          className="quiet-button quiet-button--danger"
          onClick={onDelete}
        >
          Delete account
        </button>
      </div>
      <StatusRegion>
        {download === 'done' && <p className="profile__note">Your data has been downloaded.</p>}
        {download === 'failed' && (
          <Notice tone="bad">
            Your data could not be loaded. Please check your internet connection and try again.
          </Notice>
        )}
      </StatusRegion>
    </>
  )
}

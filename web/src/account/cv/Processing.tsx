import { sizeText } from './file-size.ts'
import { ByHand } from './ByHand.tsx'
import type { Phase } from './cv-registration.ts'
import './ReadingIllustration.css'
import ReadingIllustration from './ReadingIllustration.svg?drawing'
import { Button } from '../../ui/Button.tsx'
import './Processing.css'

type Props = { phase: Extract<Phase, { name: 'processing' }>; isUpdate: boolean; onCancel: () => void }

const hundred = 100

const step = 'current-step:font-strong current-step:text-accent'

const slowWords = {
  sending: 'This is taking longer than usual. Please stay on this page.',
  reading: 'We are still reading. A scanned CV can take a few minutes. Please stay on this page.',
} as const

/** Shows the progress of sending or reading the file, with a button to cancel, and a way without the CV when it takes long. */
export function Processing({ phase: { task, share, isSlow }, isUpdate, onCancel }: Props) {
  const { file, kind } = task
  const percent = Math.floor(share * hundred)
  return (
    <div className="grid gap-4">
      <div className="lit grid justify-items-center rounded-card *:h-auto border border-line px-5 py-panel">
        <ReadingIllustration />
      </div>
      <ol className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        <li className={step} aria-current={kind === 'sending' ? 'step' : undefined}>
          Upload
        </li>
        <li className={step} aria-current={kind === 'reading' ? 'step' : undefined}>
          Reading
        </li>
        <li>Your review</li>
      </ol>
      {kind === 'sending' ? (
        <div className="grid gap-2">
          <progress className="processing__bar" aria-label="Uploaded" max={hundred} value={percent} />
          <p className="flex justify-between tabular-nums">
            <span className="font-strong">{`${percent} %`}</span>
            <span className="text-ink-soft">{`${sizeText(file.size * share)} of ${sizeText(file.size)}`}</span>
          </p>
        </div>
      ) : (
        <progress className="processing__bar" aria-label="Reading" />
      )}
      <p className="wrap-anywhere text-ink-soft">{file.name}</p>
      <output className="empty:absolute">{isSlow ? slowWords[kind] : ''}</output>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {isSlow && <ByHand className="link" isUpdate={isUpdate} />}
      </p>
    </div>
  )
}

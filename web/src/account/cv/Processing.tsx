import { sizeText } from './file-size.ts'
import { ByHand } from './ByHand.tsx'
import type { Phase } from './cv-registration.ts'
import './ReadingIllustration.css'
import ReadingIllustration from './ReadingIllustration.svg?drawing'
import './Processing.css'

type Props = { phase: Extract<Phase, { name: 'processing' }>; isUpdate: boolean; onCancel: () => void }

const hundred = 100

const slowWords = {
  sending: 'This is taking longer than usual. Please stay on this page.',
  reading: 'We are still reading. A scanned CV can take a few minutes. Please stay on this page.',
} as const

/** Shows the progress of sending or reading the file, with a button to cancel, and a way without the CV when it takes long. */
export function Processing({ phase: { task, share, isSlow }, isUpdate, onCancel }: Props) {
  const { file, kind } = task
  const percent = Math.floor(share * hundred)
  return (
    <div className="processing">
      <div className="processing__stage">
        <ReadingIllustration />
      </div>
      <ol className="processing__steps">
        <li className="processing__step" aria-current={kind === 'sending' ? 'step' : undefined}>
          Upload
        </li>
        <li className="processing__step" aria-current={kind === 'reading' ? 'step' : undefined}>
          Reading
        </li>
        <li className="processing__step">Your review</li>
      </ol>
      {kind === 'sending' ? (
        <div className="processing__progress">
          <progress className="processing__bar" aria-label="Uploaded" max={hundred} value={percent} />
          <p className="processing__share">
            <span>{`${percent} %`}</span>
            <span>{`${sizeText(file.size * share)} of ${sizeText(file.size)}`}</span>
          </p>
        </div>
      ) : (
        <progress className="processing__bar" aria-label="Reading" />
      )}
      <p className="processing__file">{file.name}</p>
      <output className="processing__news">{isSlow ? slowWords[kind] : ''}</output>
      <p className="processing__ways">
        <button className="quiet-button" type="button" onClick={onCancel}>
          Cancel
        </button>
        {isSlow && <ByHand className="link" isUpdate={isUpdate} />}
      </p>
    </div>
  )
}

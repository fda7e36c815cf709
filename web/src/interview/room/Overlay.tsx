import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import './Overlay.css'

const texts = {
  starting: { title: 'Starting Interview', lines: ['Please wait while we initialize...'] },
  ending: {
    title: 'Ending Interview',
    lines: ['Saving your responses and wrapping up...', 'This may take a moment'],
  },
} as const

type Props = { kind: keyof typeof texts | undefined; more?: string | undefined }

/** Covers the call while it connects and while it is saved. The region is rendered before its text, so that screen readers announce it. */
export function Overlay({ kind, more }: Props) {
  return (
    <StatusRegion>
      {kind !== undefined && (
        <div className="call-overlay">
          <div className="call-overlay__panel">
            <Spinner />
            <p className="call-overlay__title">{texts[kind].title}</p>
            {texts[kind].lines.map((line) => (
              <p key={line} className="call-overlay__line">
                {line}
              </p>
            ))}
            {more !== undefined && <p className="call-overlay__line call-overlay__line--more">{more}</p>}
          </div>
        </div>
      )}
    </StatusRegion>
  )
}

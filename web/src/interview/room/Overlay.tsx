import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

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
        <div className="fixed inset-0 z-5 grid place-items-center bg-ground p-edge">
          <div className="grid justify-items-center gap-2 text-center">
            <Spinner />
            <p className="pt-2 text-title font-strong tracking-title">{texts[kind].title}</p>
            {texts[kind].lines.map((line) => (
              <p key={line} className="text-ink-soft">
                {line}
              </p>
            ))}
            {more !== undefined && <p className="max-w-30 pt-2 text-balance">{more}</p>}
          </div>
        </div>
      )}
    </StatusRegion>
  )
}

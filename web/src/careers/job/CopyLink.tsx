import { Button } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

const news = {
  copied: 'Link copied.',
  refused: 'Your browser blocked copying. Copy the link from the address bar instead.',
} as const

/** Copies the URL of the position, without what the visitor came with. */
export function CopyLink() {
  const { last, copy } = useCopy()
  return (
    <p
      className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft phone:ml-0"
      data-needs-script
      data-print="hidden"
    >
      <Button look="quiet" onClick={() => copy(location.origin + location.pathname)}>
        Copy link
      </Button>
      <output className="empty:absolute">{last !== undefined && news[last.outcome]}</output>
    </p>
  )
}

import { Button } from '../../ui/MainButton.tsx'
import { useStateTitle } from '../use-state-title.ts'
import '../Panel.css'

const title = 'Browser Not Supported'

export function Unsupported({ onClose }: { onClose: () => void }) {
  const heading = useStateTitle(title)
  return (
    <section className="interview-panel interview-panel--small" role="alert">
      <h1 className="interview-panel__title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="interview-panel__text">
        This browser can’t run an interview. Please use Chrome, Firefox, Safari or Edge: Chrome and Edge 123,
        Firefox 120, Safari 17.5 or later.
      </p>
      <div className="interview-panel__ways">
        <Button onClick={onClose}>Close</Button>
      </div>
    </section>
  )
}

import { Button } from '../../ui/Button.tsx'
import '../Panel.css'

export function Unsupported({ onClose }: { onClose: () => void }) {
  return (
    <section className="interview-panel interview-panel--small" role="alert">
      <h1 className="interview-panel__title">Browser Not Supported</h1>
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

import { Button } from '../../ui/MainButton.tsx'
import { MessagePanel } from '../MessagePanel.tsx'

const text =
  "This browser can't run an interview. Please use Chrome, Firefox, Safari or Edge: Chrome and Edge 123, Firefox 120, Safari 17.5 or later."

export const Unsupported = ({ onClose }: { onClose: () => void }) => (
  <MessagePanel title="Browser Not Supported" text={text} role="alert">
    <Button onClick={onClose}>Close</Button>
  </MessagePanel>
)

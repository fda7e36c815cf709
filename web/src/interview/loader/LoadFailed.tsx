import { linkTo } from '../../site/link.ts'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/MainButton.tsx'
import { MessagePanel } from '../MessagePanel.tsx'

const usualText = 'We encountered an issue loading your interview session. Please try again.'

export const LoadFailed = ({ message, onRetry }: { message: string | undefined; onRetry: () => void }) => (
  <MessagePanel title="Unable to Load Interview" text={message ?? usualText} role="alert">
    <Button onClick={onRetry}>Try Again</Button>
    <Link className="inline-flex min-h-touch items-center text-accent" to={linkTo('/dashboard')}>
      Back to Dashboard
    </Link>
  </MessagePanel>
)

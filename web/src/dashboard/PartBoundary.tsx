import { Component, Suspense, type ReactNode } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { Button } from '../ui/Button.tsx'

/** Shows a notice where a part of the dashboard cannot be loaded; the rest of the page stays usable. */
export class PartBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed)
      return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
    return (
      <div role="alert">
        <Notice
          tone="bad"
          action={
            <Button look="quiet" onClick={() => location.reload()}>
              Reload the page
            </Button>
          }
        >
          This part could not be loaded. Please check your internet connection, then reload the page.
        </Notice>
      </div>
    )
  }
}

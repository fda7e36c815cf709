import { Component, type ReactNode } from 'react'
import { PageFrame } from './PageFrame.tsx'

type Props = { children: ReactNode }
type State = { hasFailed: boolean }

/** Shows a message in place of a page whose code does not load, usually because the connection is lost. */
export class DeskBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <PageFrame title="This page could not be loaded">
        <p role="alert">Please check your internet connection, then reload the page.</p>
        <div>
          <button type="button" className="button" onClick={() => location.reload()}>
            Reload the page
          </button>
        </div>
      </PageFrame>
    )
  }
}

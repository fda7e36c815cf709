import './PageBoundary.css'
import { Component, type ReactNode } from 'react'
import { Button } from '../ui/MainButton.tsx'

type Props = { children: ReactNode; onFailure: () => void }
type State = { hasFailed: boolean }

/** Shows an error between header and footer if a page fails to load, usually because the connection is lost. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailure()
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <section className="page-failure night">
        <div className="page-width">
          <h1>This page could not be loaded</h1>
          <p>Please check your internet connection, then try again.</p>
          <Button onClick={() => location.reload()}>Reload the page</Button>
        </div>
      </section>
    )
  }
}

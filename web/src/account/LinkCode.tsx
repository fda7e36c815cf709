import type { ReactNode } from 'react'
import { Component, Suspense } from 'react'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** Shows that the code of a step is being imported, or could not be. */
export class LinkCode extends Component<{ title: string; children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { title, children } = this.props
    const { hasFailed } = this.state
    if (!hasFailed) return <Suspense fallback={<Step title={title} isLoading />}>{children}</Suspense>
    return <Step title={title} isLoading={false} />
  }
}

const Step = ({ title, isLoading }: { title: string; isLoading: boolean }) => (
  <div className="account__step">
    <h1 className="account__title">{title}</h1>
    {isLoading ? (
      <output className="account__waiting">
        <Spinner />
        Opening your link…
      </output>
    ) : (
      <div role="alert">
        <p className="account__lead">
          This page could not be loaded completely. Please check your internet connection, then reload it.
        </p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    )}
  </div>
)

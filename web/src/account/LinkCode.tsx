import type { ReactNode } from 'react'
import { Component, Suspense } from 'react'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Heading } from './Heading.tsx'

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
  <div className="grid gap-5">
    <Heading title={title} />
    {isLoading ? (
      <output className="flex items-center gap-3 text-ink-soft empty:absolute">
        <Spinner />
        Opening your link…
      </output>
    ) : (
      <div role="alert">
        <p className="mt-3 text-ink-soft">
          This page could not be loaded completely. Please check your internet connection, then reload it.
        </p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    )}
  </div>
)

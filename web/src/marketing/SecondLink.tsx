import { Link, type LinkProps } from 'react-router-dom'

/** The secondary action beside a button. */
export const second =
  'fade-colors inline-flex min-h-button cursor-pointer items-center rounded-round border border-line-control bg-transparent px-5 font-strong no-underline hover:border-accent hover:bg-accent-wash'

export const SecondLink = (props: Pick<LinkProps, 'to' | 'children'>) => (
  <Link {...props} className={second} data-print="hidden" />
)

import type { HTMLAttributes } from 'react'

type Props = HTMLAttributes<HTMLElement> & { as?: 'section' | 'header' | 'ul' | 'li'; isLifted?: boolean }

/** A surface with a border. `className` lays out what is in it. */
export function Panel({ as: Tag = 'section', isLifted = false, className = '', ...rest }: Props) {
  const surface = 'break-inside-avoid rounded-card border border-line bg-surface p-card'
  return <Tag {...rest} className={`${surface} ${isLifted ? 'lift' : ''} ${className}`} />
}

/** For the link or button of a panel's title: the panel is its area. A class adds the radius and the place of its focus. */
export const cardCover =
  'cursor-pointer border-0 bg-transparent p-0 text-left no-underline outline-none after:absolute after:inset-0 after:outline-focus focus-visible:after:outline-2'

export const PanelTitle = (props: HTMLAttributes<HTMLHeadingElement>) => (
  // oxlint-disable-next-line jsx-a11y/heading-has-content -- its content is among the props
  <h2 {...props} className="text-large tracking-name" />
)

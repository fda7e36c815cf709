import type { HTMLAttributes } from 'react'

/** Between the border and the content. */
const rooms = { card: 'p-card', page: 'p-panel', small: 'p-5' } as const

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'section' | 'header' | 'aside' | 'div' | 'ul' | 'li'
  room?: keyof typeof rooms
  isLifted?: boolean
  /** It waits for the visitor. */
  isDue?: boolean
}

/** A surface with a border. `className` lays out what is in it. */
export function Panel({
  as: Tag = 'section',
  room = 'card',
  isLifted,
  isDue,
  className = '',
  ...rest
}: Props) {
  const surface = 'break-inside-avoid rounded-card bg-surface'
  // No side has two utilities, whose order would decide.
  const edges =
    isDue === true
      ? 'border-y border-r border-l-3 border-y-line border-r-line border-l-amber'
      : 'border border-line'
  const lift = isLifted === true ? 'lift' : ''
  return <Tag {...rest} className={`${surface} ${edges} ${rooms[room]} ${lift} ${className}`} />
}

/** For the link or button of a panel's title: the panel is its area. A class adds the radius and the place of its focus. */
export const cardCover =
  'cursor-pointer border-0 bg-transparent p-0 text-left no-underline outline-none after:absolute after:inset-0 after:outline-focus focus-visible:after:outline-2'

export const PanelTitle = (props: HTMLAttributes<HTMLHeadingElement>) => (
  // oxlint-disable-next-line jsx-a11y/heading-has-content -- its content is among the props
  <h2 {...props} className="text-large tracking-name" />
)

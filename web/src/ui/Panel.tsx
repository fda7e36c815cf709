import type { HTMLAttributes } from 'react'

/** Between the border and the content. */
const rooms = { card: 'p-card', page: 'p-panel', small: 'p-5' } as const

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'section' | 'ul' | 'li'
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
  const surface = 'break-inside-avoid rounded-card border border-line bg-surface'
  const edges = `${isDue === true ? 'border-l-3 border-l-amber' : ''} ${isLifted === true ? 'lift' : ''}`
  return <Tag {...rest} className={`${surface} ${rooms[room]} ${edges} ${className}`} />
}

export const PanelTitle = (props: HTMLAttributes<HTMLHeadingElement>) => (
  // oxlint-disable-next-line jsx-a11y/heading-has-content -- its content is among the props
  <h2 {...props} className="text-large tracking-name" />
)

import { useId, type ReactNode } from 'react'
import { Panel, PanelTitle } from '../ui/Panel.tsx'

type Props = { title: string; beside?: ReactNode; className?: string; children: ReactNode }

/** A part of a tab. `beside` is in the line of its title; `className` sets its gap and its place. */
export function TitledPanel({ title, beside, className = 'gap-4', children }: Props) {
  const titleId = useId()
  return (
    <Panel className={`grid min-w-0 content-start ${className}`} aria-labelledby={titleId}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PanelTitle id={titleId}>{title}</PanelTitle>
        {beside}
      </header>
      {children}
    </Panel>
  )
}

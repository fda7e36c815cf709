import type { ReactNode } from 'react'
import { Panel, PanelTitle } from '../ui/Panel.tsx'
import { endsLook } from './looks.ts'

type Props = { id: string; title: string; action?: ReactNode; children: ReactNode }

/** A part of a page, named by its title. `id` is the title's. */
export const TitledPanel = ({ id, title, action, children }: Props) => (
  <Panel className="grid min-w-0 content-start gap-4" aria-labelledby={id}>
    {action === undefined ? (
      <PanelTitle id={id}>{title}</PanelTitle>
    ) : (
      <div className={endsLook}>
        <PanelTitle id={id}>{title}</PanelTitle>
        {action}
      </div>
    )}
    {children}
  </Panel>
)

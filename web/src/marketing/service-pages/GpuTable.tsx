import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { GpuRows } from './GpuRows.tsx'
import { gpuColumns, gpus, modelOf } from './gpus.ts'

type Props = {
  id: string
  title: string
  types: readonly (keyof typeof gpus)[]
  note: string
  children?: ReactNode
}

/** The figures a buyer compares, one row for each GPU type. */
export function GpuTable({ id, title, types, note, children }: Props) {
  return (
    <section className="border-t border-line bg-surface-sunken py-section" aria-labelledby={id}>
      <div className="page-width">
        <h2 id={id} className="text-heading tracking-figure">
          {title}
        </h2>
        <GpuRows
          rows={types.map((type) => ({ name: modelOf(type), ...gpus[type] }))}
          columns={[gpuColumns.memory, gpuColumns.bandwidth, gpuColumns.link]}
        />
        <p className="mt-4 max-w-44 text-small text-ink-soft">
          {note}{' '}
          <Link className="link" to={linkTo('/gpus')}>
            Data sheet with power and sources
          </Link>
        </p>
        {children}
      </div>
    </section>
  )
}

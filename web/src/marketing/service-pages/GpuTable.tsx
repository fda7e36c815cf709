import type { ReactNode } from 'react'
import { gpus, modelOf, type Gpu } from './gpus.ts'

type Props = {
  id: string
  title: string
  types: readonly (keyof typeof gpus)[]
  note: string
  children?: ReactNode
}

const columns = [
  ['memory', 'Memory'],
  ['bandwidth', 'Bandwidth'],
  ['link', 'Interconnect'],
] as const satisfies readonly (readonly [keyof Gpu, string])[]

const head = 'py-3 text-small font-medium text-ink-soft'
/** A block for each GPU where four columns do not fit. */
const row =
  'border-t border-line last:border-b tablet:grid tablet:grid-cols-3 tablet:gap-x-4 tablet:gap-y-2 tablet:py-4 narrow:grid-cols-1'
const cell = 'py-4 ps-0 pr-4 align-baseline tablet:p-0'
const value = 'text-lead whitespace-nowrap tabular-nums tablet:text-body tablet:whitespace-normal'

/** The figures a buyer compares, one row for each GPU type. */
export function GpuTable({ id, title, types, note, children }: Props) {
  return (
    <section className="border-t border-line bg-surface-sunken py-section" aria-labelledby={id}>
      <div className="page-width">
        <h2 id={id} className="text-heading tracking-figure">
          {title}
        </h2>
        <table className="mt-6 w-full border-collapse text-left">
          <thead className="tablet:hidden">
            <tr>
              <th scope="col" className={head}>
                GPU
              </th>
              {columns.map(([key, label]) => (
                <th key={key} scope="col" className={head}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type} className={row}>
                <th scope="row" className={`${cell} tablet:col-span-full`}>
                  <span className="block text-subheading leading-110 font-strong tracking-figure">
                    {modelOf(type)}
                  </span>
                  <span className="mt-1 block font-regular text-ink-soft">{gpus[type].use}</span>
                </th>
                {columns.map(([key, label]) => (
                  <td key={key} className={`${cell} ${value}`}>
                    <span className="hidden text-small text-ink-soft tablet:block" aria-hidden="true">
                      {label}
                    </span>
                    {gpus[type][key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 max-w-44 text-small text-ink-soft">{note}</p>
        {children}
      </div>
    </section>
  )
}

import './GpuTable.css'
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

/** The figures a buyer compares, one row for each GPU type. */
export function GpuTable({ id, title, types, note, children }: Props) {
  return (
    <section className="gpu-table" aria-labelledby={id}>
      <div className="page-width">
        <h2 id={id} className="service__heading">
          {title}
        </h2>
        <table>
          <thead>
            <tr>
              <th scope="col">GPU</th>
              {columns.map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type}>
                <th scope="row">
                  <span className="gpu-table__name">{modelOf(type)}</span>
                  <span className="gpu-table__use">{gpus[type].use}</span>
                </th>
                {columns.map(([key, label]) => (
                  <td key={key}>
                    <span className="gpu-table__label" aria-hidden="true">
                      {label}
                    </span>
                    {gpus[type][key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="gpu-table__note">{note}</p>
        {children}
      </div>
    </section>
  )
}

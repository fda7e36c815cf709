import type { ReactNode } from 'react'

export type Column<Row> = { label: string; valueOf: (row: Row) => string | undefined }

type Named = { name: string; use: string }

type Props<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** Below a name, such as the source of its figures. */
  below?: (row: Row) => ReactNode
}

const head = 'py-3 pr-4 text-small font-medium text-ink-soft print:pr-3 print:pb-1'
/** A block for each GPU where the columns do not fit. */
const line =
  'break-inside-avoid border-t border-line last:border-b tablet:grid tablet:gap-x-4 tablet:gap-y-2 tablet:py-4 narrow:grid-cols-1 print:table-row'
const cell = 'py-4 ps-0 pr-4 align-baseline tablet:p-0 print:py-1 print:pr-3'
/** A cell without a value takes no room in a block. */
const value =
  'text-lead whitespace-nowrap tabular-nums tablet:text-body tablet:whitespace-normal tablet:empty:hidden print:table-cell print:text-small'

/** The figures of GPUs, one row for each. */
export const GpuRows = <Row extends Named>({ rows, columns, below }: Props<Row>) => (
  <table className="mt-6 w-full border-collapse text-left print:mt-4">
    <thead className="tablet:hidden print:table-header-group">
      <tr>
        {['GPU', ...columns.map(({ label }) => label)].map((label) => (
          <th key={label} scope="col" className={head}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr
          key={row.name}
          className={`${line} ${columns.length > 3 ? 'tablet:grid-cols-5 phone:grid-cols-2' : 'tablet:grid-cols-3'}`}
        >
          <th scope="row" className={`${cell} tablet:col-span-full`}>
            <span className="block text-subheading leading-110 font-strong tracking-figure print:text-body">
              {row.name}
            </span>
            <span className="mt-1 block font-regular text-ink-soft print:text-small">{row.use}</span>
            {below?.(row)}
          </th>
          {columns.map(({ label, valueOf }) => (
            <td key={label} className={`${cell} ${value}`}>
              {valueOf(row) !== undefined && (
                <span
                  className="hidden text-small text-ink-soft tablet:block print:hidden"
                  aria-hidden="true"
                >
                  {label}
                </span>
              )}
              {valueOf(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

import type { ReactNode } from 'react'

export type Column = string | { name: string; isUnseen?: true; isNumber?: true }

type TableProps = { columns: readonly Column[]; children: ReactNode }

/** On a phone each row becomes a card: the first cell is its title, and the others have labels. */
export const Table = ({ columns, children }: TableProps) => (
  <table className="w-full border-separate border-spacing-0 overflow-clip rounded-card border border-line bg-surface phone:block phone:overflow-visible phone:border-0 phone:bg-transparent">
    <thead className="phone:sr-only">
      <tr>
        {columns.map((column) => (
          <ColumnHead key={typeof column === 'string' ? column : column.name} column={column} />
        ))}
      </tr>
    </thead>
    <tbody className="phone:grid phone:gap-3">{children}</tbody>
  </table>
)

function ColumnHead({ column }: { column: Column }) {
  const { name, isUnseen, isNumber } = typeof column === 'string' ? { name: column } : column
  const side = isNumber === true ? 'text-right' : 'text-left'
  return (
    <th
      scope="col"
      className={`border-b border-line bg-surface-sunken px-4 py-2 align-middle text-small font-medium whitespace-nowrap text-ink-soft ${side}`}
    >
      {isUnseen === true ? <span className="unseen">{name}</span> : name}
    </th>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <tr className="group phone:flex phone:flex-wrap phone:items-center phone:gap-x-4 phone:gap-y-1 phone:rounded-card phone:border phone:border-line phone:bg-surface phone:px-4 phone:py-3 hover:bg-accent-wash/45">
    {children}
  </tr>
)

const cell =
  'border-b border-line px-4 py-2 align-middle group-last:border-b-0 phone:block phone:border-0 phone:px-0 phone:py-1 phone:text-left phone:empty:hidden'

/** What the row is about. */
export const RowTitle = ({ children }: { children: ReactNode }) => (
  <th scope="row" className={`w-3/10 text-left font-regular phone:w-auto phone:basis-full ${cell}`}>
    {children}
  </th>
)

const kinds = {
  text: 'text-left',
  short: 'text-left whitespace-nowrap',
  number: 'text-right tabular-nums',
} as const

type CellProps = { kind?: keyof typeof kinds; label?: string; children: ReactNode }

/** `label`: what a phone, which shows no heads of columns, shows before the value. */
export const Cell = ({ kind = 'text', label, children }: CellProps) => (
  <td className={`${kinds[kind]} ${cell}`}>
    {label !== undefined && <span className="hidden text-ink-soft phone:inline">{`${label}: `}</span>}
    {children}
  </td>
)

/** The second line of a cell. */
export const Detail = ({ children }: { children: ReactNode }) => (
  <span className="block text-small wrap-anywhere text-ink-soft">{children}</span>
)

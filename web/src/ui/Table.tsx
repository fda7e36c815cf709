import type { ReactNode, RefObject } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

const kinds = {
  text: 'text-left',
  short: 'text-left whitespace-nowrap narrow:whitespace-normal',
  number: 'text-right tabular-nums',
  /** On a phone, a line by itself. */
  line: 'text-left phone:basis-full',
  /** What the row is about. */
  title: 'w-3/10 text-left font-regular phone:w-auto phone:basis-full',
  /** Its head is a sentence, which wraps. */
  answer: 'min-w-9 text-left wrap-anywhere phone:min-w-0 phone:basis-full',
  /** A checkbox; on a phone, in the corner of the row. */
  choice: 'w-0 phone:absolute phone:top-1 phone:right-1 phone:w-auto phone:*:justify-center',
} as const

/** A column of a table: its head, and what each row has in it. */
export type Column<Item> = {
  name: string
  render: (item: Item) => ReactNode
  kind?: keyof typeof kinds
  /** A phone, which shows no heads of columns, shows the name before the value. */
  isLabelled?: true
  isNameUnseen?: true
  /** On a tablet the column is left out, because the others say as much. */
  isSpare?: true
  /** What the head has in place of the name. On a phone it stays. */
  head?: ReactNode
  /** The name leads to the list in this column's order. Tablets and phones have a select beside the table for it. */
  sort?: { to: string; direction: 'ascending' | 'descending' | undefined }
}

type TableProps<Item> = {
  /** `false`: a column that this member or this list does not have. */
  columns: readonly (Column<Item> | false)[]
  items: readonly Item[]
  /** In place of a table without a row. */
  empty?: ReactNode
  rows?: RefObject<HTMLTableSectionElement | null>
}

/** On a phone each row becomes a card: its title, then the other cells, with labels. */
export function Table<Item extends { id: string }>({ columns, items, empty, rows }: TableProps<Item>) {
  if (items.length === 0 && empty !== undefined) return empty
  const shown = columns.filter((column) => column !== false)
  const edge = shown.some(({ kind }) => kind === 'choice') ? 'phone:pr-7' : 'phone:pr-4'
  return (
    <table className="w-full border-separate border-spacing-0 overflow-clip rounded-card border border-line bg-surface phone:block phone:overflow-visible phone:border-0 phone:bg-transparent">
      <thead className="phone:block">
        <tr className="phone:block">
          {shown.map((column) => (
            <Head key={column.name} column={column} />
          ))}
        </tr>
      </thead>
      <tbody ref={rows} className="phone:grid phone:gap-3">
        {items.map((item) => (
          <tr
            key={item.id}
            className={`group hover:bg-accent-wash/45 has-ticked:bg-accent-wash phone:relative phone:flex phone:flex-wrap phone:items-center phone:gap-x-4 phone:gap-y-1 phone:rounded-card phone:border phone:border-line phone:bg-surface phone:py-3 phone:pl-4 ${edge}`}
          >
            {shown.map((column) => (
              <Cell key={column.name} column={column} item={item} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const boxLook = 'border-b border-line px-4 py-2 align-middle tablet:px-2'

type HeadProps = {
  column: Pick<Column<never>, 'name' | 'kind' | 'head' | 'isNameUnseen' | 'isSpare' | 'sort'>
}

function Head({ column: { name, kind = 'text', head, isNameUnseen, isSpare, sort } }: HeadProps) {
  const side = kind === 'number' ? 'text-right' : 'text-left'
  const onPhone =
    head === undefined
      ? 'phone:sr-only'
      : 'phone:mb-2 phone:block phone:border-0 phone:bg-transparent phone:p-0'
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      className={`${boxLook} bg-surface-sunken text-small font-medium text-ink-soft ${kind === 'answer' ? '' : 'whitespace-nowrap narrow:whitespace-normal'} ${side} ${onPhone} ${isSpare === true ? 'tablet:hidden' : ''}`}
    >
      {sort !== undefined && <SortLink name={name} sort={sort} />}
      <span className={isNameUnseen === true ? 'unseen' : sort === undefined ? '' : 'hidden phone:inline'}>
        {head ?? name}
      </span>
    </th>
  )
}

const arrows = { ascending: '▲', descending: '▼' } as const

const SortLink = ({
  name,
  sort: { to, direction },
}: {
  name: string
  sort: NonNullable<Column<never>['sort']>
}) => (
  <Link
    to={to}
    className="inline-flex min-h-chip items-center gap-1 text-ink-soft hover:text-ink phone:hidden"
  >
    {name}
    {direction !== undefined && (
      <span aria-hidden="true" className="text-accent">
        {arrows[direction]}
      </span>
    )}
  </Link>
)

const cellLook =
  'group-last:border-b-0 phone:block phone:border-0 phone:px-0 phone:py-1 phone:text-left phone:empty:hidden'

type CellProps<Item> = { column: Column<Item>; item: Item }

function Cell<Item>({ column, item }: CellProps<Item>) {
  const { name, kind = 'text', render, isLabelled, isSpare } = column
  const content = render(item)
  const look = `${boxLook} ${kinds[kind]} ${cellLook} ${isSpare === true ? 'tablet:hidden' : ''}`
  if (kind === 'title')
    return (
      <th scope="row" className={look}>
        {content}
      </th>
    )
  return (
    <td className={look}>
      {isLabelled === true && content !== null && content !== false && (
        <span className="hidden text-ink-soft phone:inline">
          {name.endsWith('?') ? `${name} ` : `${name}: `}
        </span>
      )}
      {content}
    </td>
  )
}

/** The second line of a cell. */
export const Detail = ({ children }: { children: ReactNode }) => (
  <span className="block text-small wrap-anywhere text-ink-soft">{children}</span>
)

/** What a row leads to. */
export const RowLink = (props: LinkProps) => (
  <Link {...props} className="touchable font-strong no-underline wrap-anywhere hover:underline phone:-mt-2" />
)

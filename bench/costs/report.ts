import type { Measured, Month, Shares } from './month.ts'
import { modelDollarsPerInterview, prices, pricesRead, units, type Unit, type Usage } from './prices.ts'
import { dollarsOf, totalDollars } from './usage.ts'

const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const number = (value: number): string =>
  value === 0 ? '' : value.toLocaleString('en-US', { maximumSignificantDigits: value < 1 ? 2 : 3 })

/** Bytes in kB or MB; other units as the bill counts them. */
const shown = (unit: Unit, value: number): string =>
  !/[bB]ytes/.test(unit)
    ? number(value)
    : value < million
      ? `${number(value / 1000)} kB`.replace(/^ kB$/, '')
      : `${number(value / million)} MB`

const million = 1_000_000

const dollars = (value: number): string => {
  if (value === 0) return '0'
  return value < 0.01 ? value.toPrecision(2) : value.toLocaleString('en-US', { maximumFractionDigits: 2 })
}

const used = (columns: readonly Usage[]): Unit[] =>
  units.filter((unit) => columns.some((usage) => (usage[unit] ?? 0) > 0))

function measuredTable(measured: Measured): string {
  const columns = Object.entries(measured)
  const rows = used(columns.map(([, usage]) => usage)).map((unit) => [
    prices[unit].what,
    ...columns.map(([, usage]) => shown(unit, usage[unit] ?? 0)),
  ])
  const sums = ['**US$ each**', ...columns.map(([, usage]) => dollars(totalDollars(usage)))]
  return table(['Used', ...columns.map(([name]) => `one ${name}`)], [...rows, sums])
}

const atRestTable = (atRest: Usage): string =>
  table(
    ['At rest, a month', 'Used', 'US$'],
    [
      ...used([atRest]).map((unit) => [
        prices[unit].what,
        shown(unit, atRest[unit] ?? 0),
        dollars(dollarsOf(atRest, unit)),
      ]),
      ['**All**', '', dollars(totalDollars(atRest))],
    ],
  )

function monthsTable(months: readonly Month[]): string {
  const [first] = months
  if (first === undefined) return ''
  const causes = Object.keys(first.dollars)
  return table(
    ['Visits a month', ...causes, 'US$ without a model', 'US$ with a model'],
    months.map(({ visits, dollars: by, total, withModel }) => [
      visits.toLocaleString('en-US'),
      ...causes.map((cause) => dollars(by[cause] ?? 0)),
      dollars(total),
      dollars(withModel),
    ]),
  )
}

const shownConfirmation = { Sydney: 'yes', edge: 'yes, the edge in Malaysia', no: 'no' } as const

const pricesTable = (): string =>
  table(
    ['Price', 'US$', 'per', 'Confirmed for Sydney', 'Source'],
    units.map((unit) => {
      const { what, dollars: price, per, isConfirmed, source } = prices[unit]
      return [what, String(price), per.toLocaleString('en-US'), shownConfirmation[isConfirmed], source]
    }),
  )

export type Found = { measured: Measured; atRest: Usage; months: readonly Month[]; shares: Shares }

/** The part of docs/costs.md that the command writes. */
export const reportOf = ({ measured, atRest, months, shares }: Found): string =>
  [
    '### What one of each uses',
    measuredTable(measured),
    '### A month without visitors',
    atRestTable(atRest),
    '### Months',
    `Of 100 visits ${100 * shares.apply} lead to an application, and of 100 applications ${100 * shares.interview} to an interview. Model, voice and live recognition cost US$ ${modelDollarsPerInterview} an interview, in place of the transcription of its recording.`,
    monthsTable(months),
    `### Prices, read on ${pricesRead}`,
    pricesTable(),
  ].join('\n\n')

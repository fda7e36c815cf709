import { heading, lead } from './heading.ts'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { tolerancePercent } from './model/published-runs.ts'
import { initialInputs } from './model/inputs.ts'
import { checks, within, type Check } from './view/checks.ts'

/** One block for each run where four columns do not fit. */
const row =
  'break-inside-avoid border-t border-line tablet:grid tablet:grid-cols-run tablet:gap-x-4 tablet:gap-y-2 tablet:py-4 print:table-row'
const cell = 'align-baseline py-4 pr-0 text-lead tablet:p-0 tablet:text-body print:py-2 print:text-small'
const figure = `pl-5 tablet:text-left print:pl-5 print:text-right ${cell}`
const head = 'pb-3 font-medium'
const small = 'block text-small text-ink-soft'

/** In a narrow window, where the heads of the columns do not show. */
const Label = ({ children }: { children: string }) => (
  <span className="hidden text-small text-ink-soft tablet:block" aria-hidden="true" data-print="hidden">
    {children}
  </span>
)

function Row({ check }: { check: Check }) {
  const { run, size, gpu, published, estimated, difference, isWithin, search } = check
  return (
    <tr className={row}>
      <th
        scope="row"
        className={`w-13/25 text-left font-regular tablet:col-span-full tablet:w-auto print:w-13/25 pl-0 ${cell}`}
      >
        <Link className="link touchable font-strong tracking-title" to={linkTo('/sizing') + search}>
          {run.model}
        </Link>
        <span className={small}>
          {size} tokens, {gpu}
        </span>
        <span className={small}>
          <a className="link" href={run.source.href} rel="noopener">
            {run.source.name}
          </a>
          : {run.place}
        </span>
        {run.reason !== undefined && <span className="block max-w-26 text-small">{run.reason}</span>}
      </th>
      <td className={figure}>
        <Label>Published</Label>
        {published}
      </td>
      <td className={figure}>
        <Label>This page</Label>
        {estimated}
        {run.utilisation !== undefined && <span className={small}>at {run.utilisation}%, recomputed</span>}
      </td>
      <td className={`${figure} ${isWithin ? '' : 'text-danger'} font-strong`}>
        <Label>Difference</Label>
        {difference}
      </td>
    </tr>
  )
}

/** The page's estimates of GPU-hours beside those that the authors of models published. */
export function PublishedRuns() {
  return (
    <section
      className="border-y border-line bg-surface-sunken py-section print:py-4"
      aria-labelledby="sizing-check-title"
    >
      <div className="page-width">
        <h2 id="sizing-check-title" className={heading}>
          Checked against runs that happened
        </h2>
        <p className={lead}>
          {within} of {checks.length} published training runs come out within {tolerancePercent}%, at{' '}
          {initialInputs.utilisation}% utilisation or the one that their authors name. The others are here
          too, with the reason. The check covers training, not serving.
        </p>
        <table className="mt-6 w-full border-collapse text-right print:mt-4">
          <thead className="text-small text-ink-soft tablet:sr-only print:not-sr-only">
            <tr>
              <th scope="col" className={`text-left ${head}`}>
                Model
              </th>
              <th scope="col" className={head}>
                Published GPU-hours
              </th>
              <th scope="col" className={head}>
                This page
              </th>
              <th scope="col" className={head}>
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {checks.map((check) => (
              <Row key={check.run.model} check={check} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

import './PublishedRuns.css'
import { heading, lead } from './heading.ts'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { tolerancePercent } from './model/published-runs.ts'
import { initialInputs } from './model/inputs.ts'
import { checks, within, type Check } from './view/checks.ts'

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
    <tr>
      <th scope="row">
        <Link className="link font-strong tracking-title" to={linkTo('/sizing') + search}>
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
      <td>
        <Label>Published</Label>
        {published}
      </td>
      <td>
        <Label>This page</Label>
        {estimated}
        {run.utilisation !== undefined && <span className={small}>at {run.utilisation}%, recomputed</span>}
      </td>
      <td className={isWithin ? 'font-strong' : 'font-strong text-danger'}>
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
          {within} of {checks.length} published training runs come out within {tolerancePercent}% at{' '}
          {initialInputs.utilisation}% utilisation or the one their authors name. The others are here too,
          with the reason.
        </p>
        <table className="sizing-check mt-6 w-full border-collapse text-right print:mt-4">
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">Published GPU-hours</th>
              <th scope="col">This page</th>
              <th scope="col">Difference</th>
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

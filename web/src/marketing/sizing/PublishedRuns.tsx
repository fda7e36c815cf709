import './PublishedRuns.css'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { tolerancePercent } from './model/published-runs.ts'
import { initialInputs } from './model/inputs.ts'
import { checks, within, type Check } from './view/checks.ts'

function Row({ check }: { check: Check }) {
  const { run, size, gpu, published, estimated, difference, isWithin, search } = check
  return (
    <tr>
      <th scope="row">
        <Link className="sizing-check__model link" to={linkTo('/sizing') + search}>
          {run.model}
        </Link>
        <span className="sizing-check__size">
          {size} tokens, {gpu}
        </span>
        <span className="sizing-check__source">
          <a className="link" href={run.source.href} rel="noopener">
            {run.source.name}
          </a>
          : {run.place}
        </span>
        {run.reason !== undefined && <span className="sizing-check__reason">{run.reason}</span>}
      </th>
      <td>
        <span className="sizing-check__label" aria-hidden="true">
          Published
        </span>
        {published}
      </td>
      <td>
        <span className="sizing-check__label" aria-hidden="true">
          This page
        </span>
        {estimated}
        {run.utilisation !== undefined && (
          <span className="sizing-check__source">at {run.utilisation}%, recomputed</span>
        )}
      </td>
      <td className={isWithin ? 'sizing-check__difference' : 'sizing-check__difference--off'}>
        <span className="sizing-check__label" aria-hidden="true">
          Difference
        </span>
        {difference}
      </td>
    </tr>
  )
}

/** The page's estimates of GPU-hours beside those that the authors of models published. */
export function PublishedRuns() {
  return (
    <section className="sizing-check" aria-labelledby="sizing-check-title">
      <div className="page-width">
        <h2 id="sizing-check-title" className="sizing__heading">
          Checked against runs that happened
        </h2>
        <p className="sizing__lead">
          {within} of {checks.length} published training runs come out within {tolerancePercent}% at{' '}
          {initialInputs.utilisation}% utilisation or the one their authors name. The others are here too,
          with the reason.
        </p>
        <table>
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

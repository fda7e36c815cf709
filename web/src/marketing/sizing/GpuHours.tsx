import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { Button } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import type { Inputs } from './model/inputs.ts'
import type { Sizing } from './model/sizing.ts'
import { gpuHoursCsv, gpuHoursLine, gpuHoursText } from './view/gpu-hours.ts'

const news = {
  copied: 'Copied.',
  refused: 'Your browser blocked copying. Select the line above instead.',
} as const

const forms = [
  { label: 'Copy as text', write: gpuHoursText },
  { label: 'Copy as CSV', write: gpuHoursCsv },
] as const

type Props = { inputs: Inputs; sizing: Sizing; query: string }

/** The sizing as a quantity that any price list has a price for. */
export function GpuHours({ inputs, sizing, query }: Props) {
  const { last, copy } = useCopy()
  const textOf = (write: typeof gpuHoursText): string =>
    write(inputs, sizing, `${location.origin}${linkTo('/sizing')}${query}`)
  // Another sizing has another text.
  const isCurrent = last !== undefined && forms.some(({ write }) => textOf(write) === last.text)
  return (
    <section
      className="border-b border-line bg-surface-sunken py-6 print:py-3"
      aria-labelledby="gpu-hours-title"
    >
      <div className="page-width flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h2 id="gpu-hours-title" className="text-small font-medium text-ink-soft">
            For any price list
          </h2>
          <p className="text-title font-strong tracking-title">{gpuHoursLine(sizing)}</p>
          <p className="text-ink-soft">
            Multiply it by a price per GPU-hour. What each GPU is:{' '}
            <Link className="link" to={linkTo('/gpus')}>
              data sheet
            </Link>
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3" data-needs-script data-print="hidden">
          <output className="text-ink-soft empty:absolute">{isCurrent && news[last.outcome]}</output>
          {forms.map(({ label, write }) => (
            <Button key={label} look="quiet" onClick={() => copy(textOf(write))}>
              {label}
            </Button>
          ))}
        </p>
      </div>
    </section>
  )
}

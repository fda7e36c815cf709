import '../../ui/Field.css'
import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { gpusPerNode } from '#shared/company-facts.ts'
import { gpusPerNodeOf, leaseTerms, maxLeasedGpus, nodesText } from '#shared/enquiry/lease.ts'
import { linkTo } from '../../site/link.ts'
import { gpuNames, modelOf } from './gpus.ts'

const usualTerm: (typeof leaseTerms)[number] = '12 months'
const usualGpu: (typeof gpuNames)[number] = 'Nvidia HGX H200'

const perNodeOf = (gpu: string): number | undefined => gpusPerNodeOf(gpu, gpusPerNode)

const label = 'grid gap-2 text-compact font-medium'
const control = 'field__control min-w-0 font-regular'

/** As an input of days has it. The prerendered page does not know the visitor's day. */
const today = (): string => new Date().toLocaleDateString('en-CA')

/** Nothing where the company has not stated the node's size. */
function nodesLine(gpus: number, perNode: number | undefined): string {
  if (perNode === undefined) return ''
  return nodesText(gpus, perNode) ?? `Whole nodes of ${perNode} GPUs only`
}

/** The fields that are filled in, as a query. */
const queryOf = (form: HTMLFormElement): string =>
  new URLSearchParams(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  ).toString()

/** Opens the enquiry with GPU, number, term and start. Before the page is hydrated, the form's own GET does the same. */
export function LeaseForm() {
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void navigate(`${linkTo('/contact')}?${queryOf(event.currentTarget)}`)
  }
  return (
    <form
      className="mt-6 grid grid-cols-lease items-end gap-4 rounded-card border border-line bg-surface p-card lift tablet:grid-cols-2 small:grid-cols-1"
      method="get"
      action={linkTo('/contact')}
      aria-labelledby="lease-form-title"
      onSubmit={onSubmit}
    >
      <h3 id="lease-form-title" className="col-span-full text-title">
        Put your lease together
      </h3>
      <input type="hidden" name="service" value="gpu-leasing" />
      <GpusAndNodes />
      <TermAndStart />
      <button type="submit" className="button tablet:col-span-full">
        Ask for this lease
      </button>
    </form>
  )
}

const noChange = () => () => {}

function GpusAndNodes() {
  const [gpu, setGpu] = useState<string>(usualGpu)
  const [count, setCount] = useState(String(perNodeOf(usualGpu) ?? 1))
  const perNode = perNodeOf(gpu)
  const chooseGpu = (chosen: string): void => {
    const size = perNodeOf(chosen) ?? 1
    setGpu(chosen)
    setCount(String(Math.max(1, Math.ceil(Number(count) / size)) * size))
  }
  return (
    <>
      <label className={label}>
        GPU
        <select
          className={control}
          name="gpu"
          value={gpu}
          onChange={(event) => chooseGpu(event.target.value)}
        >
          {gpuNames.map((name) => (
            <option key={name} value={name}>
              {modelOf(name)}
            </option>
          ))}
        </select>
      </label>
      <label className={label}>
        GPUs
        <input
          className={control}
          name="gpus"
          type="number"
          min={perNode ?? 1}
          step={perNode ?? 1}
          max={maxLeasedGpus}
          value={count}
          onChange={(event) => setCount(event.target.value)}
          required
        />
      </label>
      <output className="col-span-full row-start-3 small:row-start-4 text-small text-ink-soft empty:hidden">
        {nodesLine(Number(count), perNode)}
      </output>
    </>
  )
}

function TermAndStart() {
  const firstDay = useSyncExternalStore(noChange, today, () => undefined)
  return (
    <>
      <label className={label}>
        Term
        <select className={control} name="term" defaultValue={usualTerm}>
          {leaseTerms.map((term) => (
            <option key={term}>{term}</option>
          ))}
        </select>
      </label>
      <label className={label}>
        Start (optional)
        <input className={control} name="start" type="date" min={firstDay} />
      </label>
    </>
  )
}

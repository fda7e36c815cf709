import '../../ui/Field.css'
import './LeaseForm.css'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { gpuNames, modelOf } from './gpus.ts'

const terms = ['1 month', '3 months', '6 months', '12 months', '24 months', '36 months'] as const
const usualTerm: (typeof terms)[number] = '12 months'

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
      className="lease-form"
      method="get"
      action={linkTo('/contact')}
      aria-labelledby="lease-form-title"
      onSubmit={onSubmit}
    >
      <h3 id="lease-form-title" className="lease-form__title">
        Put your lease together
      </h3>
      <input type="hidden" name="service" value="gpu-leasing" />
      <label>
        GPU
        <select className="field__control" name="gpu" defaultValue="Nvidia HGX H200">
          {gpuNames.map((name) => (
            <option key={name} value={name}>
              {modelOf(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Nodes
        <input
          className="field__control"
          name="nodes"
          type="number"
          min="1"
          max="999"
          defaultValue="1"
          required
        />
      </label>
      <label>
        Term
        <select className="field__control" name="term" defaultValue={usualTerm}>
          {terms.map((term) => (
            <option key={term}>{term}</option>
          ))}
        </select>
      </label>
      <label>
        Start (optional)
        <input className="field__control" name="start" type="date" />
      </label>
      <button type="submit" className="button">
        Ask for this lease
      </button>
    </form>
  )
}

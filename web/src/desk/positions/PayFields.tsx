import { payPeriods } from '#shared/position/job-term-names.ts'
import type { FormState } from '../../form/use-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { amountText, payFields, type TypedPay } from './pay-values.ts'
import { fieldLook } from '../../ui/Field.tsx'

type Props = { form: FormState<unknown>; initial: TypedPay | undefined }

/** What the position pays. Without an amount, the site shows no pay. */
export function PayFields({ form, initial }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-0 p-0" aria-describedby="pay-hint">
      <legend className={`p-0 ${fieldLook.label}`}>Pay before tax</legend>
      <p className="text-ink-soft" id="pay-hint">
        Candidates and search engines see it. Leave both empty to hide pay.
      </p>
      <div className="grid grid-cols-parts items-start gap-4">
        <TextField
          {...form.text(payFields.from)}
          label="From"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amountText(initial?.from)}
        />
        <TextField
          {...form.text(payFields.to)}
          label="To"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amountText(initial?.to)}
        />
        <TextField
          {...form.text(payFields.currency)}
          label="Currency"
          autoComplete="off"
          defaultValue={initial?.currency ?? 'MYR'}
        />
        <SelectField
          {...form.field(payFields.per)}
          label="Per"
          options={payPeriods}
          defaultValue={initial?.per ?? 'month'}
        />
      </div>
    </fieldset>
  )
}

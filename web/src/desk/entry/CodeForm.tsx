import { useState, type ReactNode } from 'react'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import type { FormState } from '../../form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'

type Props = { form: FormState<unknown>; children: ReactNode }

/** A code of the authenticator app, or a recovery code. */
export function CodeForm({ form, children }: Props) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    // The key gives the other kind of code an empty field.
    <Form key={String(isRecovery)} form={form} className="grid gap-5" label="Enter the code" startAt="code">
      {isRecovery ? (
        <TextField
          {...form.text('code')}
          label="Recovery code"
          autoComplete="off"
          note="Each code works once."
        />
      ) : (
        <TextField
          {...form.text('code')}
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <FormFailure failure={form.failure} />
      {children}
      <p className="border-t border-line pt-4">
        <button type="button" className="text-button" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </button>
      </p>
    </Form>
  )
}

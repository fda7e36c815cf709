import type { FormState } from '../../form/use-form.ts'
import { useTyped } from '../../form/use-typed.ts'
import { passwordRules } from '../../ui/password-rules.ts'
import { PasswordChecklist } from '../../ui/PasswordChecklist.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'

const rulesId = 'desk-password-rules'

export function NewPasswordFields({ form }: { form: FormState<unknown> }) {
  const { password, confirmation } = useTyped(form.element, 'password', 'confirmation')
  return (
    <>
      <PasswordField
        {...form.text('password')}
        label="New password"
        autoComplete="new-password"
        describedBy={rulesId}
      />
      <PasswordField
        {...form.text('confirmation')}
        label="Confirm new password"
        autoComplete="new-password"
      />
      <PasswordChecklist id={rulesId} rules={passwordRules(password, confirmation)} />
    </>
  )
}

import { passwordRules } from '../ui/password-rules.ts'
import { PasswordChecklist } from '../ui/PasswordChecklist.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import type { FormState } from './use-form.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  form: FormState<unknown>
  /** The name of the first field; the second one is `confirmation`. */
  name?: 'password' | 'chosen'
  /** The form marks what must be filled in. */
  required?: boolean
  disabled?: boolean
}

/** A new password, typed twice, and the rules that it has to meet. */
export function NewPasswordFields({ form, name = 'password', ...both }: Props) {
  const { [name]: password, confirmation } = useTyped(form.element, name, 'confirmation')
  const rulesId = `${form.field(name).id}-rules`
  const field = { ...both, autoComplete: 'new-password', describedBy: rulesId } as const
  return (
    <>
      <PasswordField {...form.text(name)} {...field} label="New password" />
      <PasswordField {...form.text('confirmation')} {...field} label="Confirm new password" />
      <PasswordChecklist id={rulesId} rules={passwordRules(password, confirmation)} />
    </>
  )
}

import type { ReactNode } from 'react'
import { useSessionActions } from '../api/session/Session.tsx'
import { Form } from '../form/Form.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { importAgain } from '../form/import-again.ts'
import { NewPasswordFields } from '../form/NewPasswordFields.tsx'
import { SendButton } from '../form/SendButton.tsx'
import { useForm } from '../form/use-form.ts'
import { Heading } from './Heading.tsx'
import { Button } from '../ui/Button.tsx'

export type PasswordSetHow = { isEmptied: boolean }

type SetPasswordProps = {
  token: string
  /** Whether an account whose e-mail address was not confirmed keeps its contents. */
  contents?: 'keep' | 'empty'
  title?: string
  lead?: string
  onSet: (how: PasswordSetHow) => void
  onAskAgain: () => void
  /** Returns to the question whether the account is the candidate's. */
  onBack?: () => void
  children?: ReactNode
}

/** Sets a new password with the token of a link from an e-mail. */
export function SetPassword({
  token,
  contents,
  title = 'Set a new password',
  lead = 'You will sign in with it from now on. Setting it signs you out on every device.',
  onSet,
  onAskAgain,
  onBack,
  children,
}: SetPasswordProps) {
  const { signOut } = useSessionActions()
  const form = useForm({
    name: 'set',
    action: async () =>
      (await importAgain(() => import('./account-calls.ts'))).setPassword({ token, contents }),
    whenUnloaded: 'Your password was not set. Please try again.',
    onDone: ({ emptied }) => {
      onSet({ isEmptied: emptied })
      // The API has just ended every sign-in of the account; without this, the browser would notice at its next call.
      signOut()
    },
  })
  return (
    <>
      <Heading title={title} lead={lead} />
      {children}
      <Form form={form} className="grid gap-5" label="Set a new password">
        <NewPasswordFields form={form} />
        <FormFailure failure={form.failure}>
          {form.failure?.code === 'link_spent' && <AskAgain onClick={onAskAgain} />}
        </FormFailure>
        <SendButton label="Set Password" busyLabel="Setting Password…" isBusy={form.isSending} />
      </Form>
      {onBack !== undefined && (
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      )}
    </>
  )
}

const AskAgain = ({ onClick }: { onClick: () => void }) => (
  <p className="form-failure__ways">
    <button type="button" onClick={onClick}>
      Ask for a new link
    </button>
  </p>
)

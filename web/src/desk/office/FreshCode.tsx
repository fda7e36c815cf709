import { useState, type ReactNode } from 'react'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CodeForm } from '../entry/CodeForm.tsx'
import { confirmCode } from '../entry/entry-calls.ts'
import { refusalOf } from '../refusals.ts'

/** Makes a call, and once more after a code where the API asks for one. */
export type WithCode = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

type Asked = { answer: (isEntered: boolean) => void }

/** `dialog` is shown beside the dialog of the act, which keeps what was typed. */
export function useFreshCode(): { withCode: WithCode; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>()
  const withCode: WithCode = async (call) => {
    try {
      return await call()
    } catch (error) {
      if (refusalOf(error).code !== 'code_needed') throw error
      const isEntered = await new Promise<boolean>((resolve) => setAsked({ answer: resolve }))
      setAsked(undefined)
      if (!isEntered) throw error
      return call()
    }
  }
  return { withCode, dialog: asked !== undefined && <CodeDialog answer={asked.answer} /> }
}

function CodeDialog({ answer }: Asked) {
  const form = useForm({ name: 'fresh-code', action: confirmCode, onDone: () => answer(true) })
  return (
    <Dialog title="Is it you?" onClose={() => answer(false)} busy={form.isSending}>
      <p>Changing access needs a code from the last ten minutes. Each code works once.</p>
      <CodeForm form={form}>
        <SendButton label="Continue" busyLabel="Checking…" isBusy={form.isSending} />
      </CodeForm>
    </Dialog>
  )
}

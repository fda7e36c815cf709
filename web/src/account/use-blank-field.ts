import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether nothing is written in a form's field; also in one that the browser filled in before the page's code was
 * there. `onMissed` is called when somebody goes on without it: Enter presses no button that is disabled.
 */
export function useBlankField(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  onMissed: () => void,
): boolean {
  // Until the code has arrived the button can be pressed; `start-script.ts` keeps what is sent then.
  const [isBlank, setBlank] = useState(false)
  useEffect(() => {
    const field = form.current?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return
    const isBlankNow = (): boolean => field.value.trim() === ''
    const look = (): void => setBlank(isBlankNow())
    const miss = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && isBlankNow()) onMissed()
    }
    look()
    field.addEventListener('input', look)
    field.addEventListener('keydown', miss)
    return () => {
      field.removeEventListener('input', look)
      field.removeEventListener('keydown', miss)
    }
  }, [form, name, onMissed])
  return isBlank
}

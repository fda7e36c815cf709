import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { withChip } from './chips.ts'

type EditedChips = {
  chips: readonly string[]
  /** What a screen reader announces after a change. */
  news: string
  input: RefObject<HTMLInputElement | null>
  remove: (chip: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The list of a `Chips` field and the keys of its text input. */
export function useChips(initial: readonly string[], { readOnly }: { readOnly: boolean }): EditedChips {
  const [chips, setChips] = useState(initial)
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const remove = (chip: string): void => {
    setChips(chips.filter((other) => other !== chip))
    setNews(`${chip} removed`)
    // The focused button is removed with its chip, so the focus moves to the input.
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget
    // Enter that confirms an input method's composition does not add a chip.
    if (readOnly || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const next = withChip(chips, value)
      if (next.length > chips.length) setNews(`${value.trim()} added`)
      setChips(next)
      event.currentTarget.value = ''
    }
    const last = chips.at(-1)
    if (event.key === 'Backspace' && value === '' && last !== undefined) remove(last)
  }
  return { chips, news, input, remove, onKeyDown }
}

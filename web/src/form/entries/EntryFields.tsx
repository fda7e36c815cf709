import { useEffect, useRef } from 'react'
import './EntryFields.css'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { EntryField } from './entry-kinds.ts'

type Props<Entry> = {
  /** Unique on the page; the fields' ids and names begin with it. */
  id: string
  entry: Entry
  fields: readonly EntryField<Entry>[]
  isBusy: boolean
  onChange: (entry: Entry) => void
}

/** The fields of one entry of the CV. */
export function EntryFields<Entry extends Record<string, string>>({
  id,
  entry,
  fields,
  isBusy,
  onChange,
}: Props<Entry>) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector('input')?.focus(), [])
  const change = ({ target }: { target: EventTarget }): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const key = fields.find((field) => `${id}-${field.key}` === target.id)?.key
    if (key !== undefined) onChange({ ...entry, [key]: target.value })
  }
  return (
    <div
      ref={group}
      className="entry-fields grid min-w-0 flex-1 gap-3 from-phone:grid-cols-2"
      onInput={change}
    >
      {fields.map(({ key, label, maximum }) => {
        const field = {
          id: `${id}-${key}`,
          name: `${id}-${key}`,
          label,
          readOnly: isBusy,
          defaultValue: entry[key] ?? '',
        }
        return maximum === undefined ? (
          <TextField key={key} {...field} />
        ) : (
          <TextArea key={key} {...field} placeholder="One line for each task or result" maximum={maximum} />
        )
      })}
    </div>
  )
}

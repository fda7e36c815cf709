import { useLayoutEffect, useRef, useState } from 'react'
import { controlProps, Field, fieldLook, type FieldProps } from './Field.tsx'

type Props = FieldProps & {
  isLabelUnseen?: boolean | undefined
  placeholder: string
  rows?: 3 | 6
  maximum: number
  readOnly?: boolean
  defaultValue?: string
}

/**
 * A text area with a character count. It has no `maxlength`, which would silently truncate pasted text: the count turns
 * red instead, and validation refuses the text with a message.
 */
export function TextArea({
  placeholder,
  rows = 6,
  maximum,
  readOnly,
  defaultValue,
  isLabelUnseen,
  ...field
}: Props) {
  const control = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  useLayoutEffect(() => {
    const area = control.current
    if (area === null) return
    const count = (): void => setLength(area.value.length)
    // A form reset fires no `input` event, and changes the values only after its `reset` event.
    const countAfterReset = (): void => queueMicrotask(count)
    count()
    area.addEventListener('input', count)
    area.form?.addEventListener('reset', countAfterReset)
    return () => {
      area.removeEventListener('input', count)
      area.form?.removeEventListener('reset', countAfterReset)
    }
  }, [])
  const countId = `${field.id}-count`
  return (
    <Field
      field={field}
      isLabelUnseen={isLabelUnseen}
      below={
        <span className={fieldLook.below}>
          <span
            id={countId}
            className={`ml-auto tabular-nums ${length > maximum ? 'font-strong text-danger' : ''}`}
          >
            {`${length} / ${maximum} characters`}
          </span>
        </span>
      }
    >
      <textarea
        {...controlProps(field, countId)}
        ref={control}
        rows={rows}
        placeholder={placeholder}
        readOnly={readOnly}
        defaultValue={defaultValue}
      />
    </Field>
  )
}

import { IconButton } from './IconButton.tsx'

/** A button with a cross; `label` is its accessible name. */
export function CloseButton({
  label,
  disabled = false,
  onClick,
}: {
  label: string
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <IconButton className="-my-2 -mr-2" aria-label={label} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
        <path
          d="M3 3l10 10M13 3L3 13"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </IconButton>
  )
}

import './SheetIllustration.css'

type Props = { isFilled?: boolean; className?: string }

/** Icon of a CV; filled when a file is chosen. */
export function SheetIllustration({ isFilled = false, className = '' }: Props) {
  return (
    <svg
      className={`sheet-illustration ${isFilled ? 'sheet-illustration--filled' : ''} ${className}`}
      viewBox="0 0 96 112"
      width="96"
      height="112"
      aria-hidden="true"
    >
      <path
        className="sheet-illustration__back"
        d="M22 6h38l22 22v64a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8Z"
      />
      <path
        className="sheet-illustration__sheet"
        d="M18 12h38l22 22v64a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z"
      />
      <path d="M56 12v14a8 8 0 0 0 8 8h14" />
      <circle className="sheet-illustration__face" cx="28" cy="40" r="8" />
      <path className="sheet-illustration__line" d="M22 62h44M22 74h44M22 86h28" />
    </svg>
  )
}

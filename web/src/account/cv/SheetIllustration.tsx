type Props = { isFilled?: boolean; className?: string }

/** Icon of a CV; filled when a file is chosen. */
export const SheetIllustration = ({ isFilled = false, className }: Props) => (
  <svg
    className={className}
    viewBox="0 0 96 112"
    width="96"
    height="112"
    fill="none"
    stroke="var(--accent)"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path opacity=".35" d="M22 6h38l22 22v64a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8Z" />
    <path fill="var(--surface)" d="M18 12h38l22 22v64a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z" />
    <path d="M56 12v14a8 8 0 0 0 8 8h14" />
    <circle fill={isFilled ? 'var(--amber)' : 'var(--accent-wash)'} cx="28" cy="40" r="8" />
    <path opacity={isFilled ? 1 : 0.5} d="M22 62h44M22 74h44M22 86h28" />
  </svg>
)

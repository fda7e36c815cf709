const textPixels = 16

type Props = { path: string; box?: 20 | 24; size?: number; weight?: number; className?: string }

/** A drawing of lines in the colour of the text around it, which grows with the browser's text size. `box`: the width that its path is drawn in. */
export const Icon = ({ path, box = 24, size = box, weight = 1.75, className = '' }: Props) => (
  <svg
    className={`flex-none ${className}`}
    viewBox={`0 0 ${box} ${box}`}
    width={`${size / textPixels}rem`}
    height={`${size / textPixels}rem`}
    fill="none"
    stroke="currentColor"
    strokeWidth={weight}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

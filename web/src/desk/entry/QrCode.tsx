import { encode } from 'uqr'

/** Four modules of white, which the standard asks for around a code. */
const border = 4

/** One path: the SVG text that the library writes would need an exception in the Content-Security-Policy. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className="w-full max-w-14 rounded-small"
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the code is drawn here, so there is no file
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* Not all apps read a code that is light on dark. */}
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}

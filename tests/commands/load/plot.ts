export type Step = { rate: number; answered: number; errors: number; p50: number; p95: number; p99: number }

const [width, height, edge] = [720, 360, 56]
const colours = { p50: '#c77700', p95: '#8a5200', p99: '#3d2400' } as const

/** An SVG plot of latency over the rate, which ends at the first error. */
export function plot(steps: readonly Step[]): string {
  const maxRate = Math.max(...steps.map(({ rate }) => rate))
  const maxMilliseconds = Math.max(100, ...steps.map(({ p99 }) => p99))
  const x = (rate: number) => edge + (rate / maxRate) * (width - 2 * edge)
  const y = (milliseconds: number) => height - edge - (milliseconds / maxMilliseconds) * (height - 2 * edge)
  const line = (name: keyof typeof colours) =>
    `<polyline fill="none" stroke="${colours[name]}" stroke-width="2" points="${steps.map((step) => `${x(step.rate).toFixed(1)},${y(step[name]).toFixed(1)}`).join(' ')}"/>` +
    `<text x="${width - edge + 6}" y="${y(steps.at(-1)?.[name] ?? 0).toFixed(1)}" fill="${colours[name]}">${name}</text>`
  const marks = steps.map(
    ({ rate, errors }) =>
      `<text x="${x(rate).toFixed(1)}" y="${height - edge + 18}" text-anchor="middle"${errors > 0 ? ' fill="#b00020"' : ''}>${rate}</text>`,
  )
  const levels = [0, 0.5, 1].map((share) => {
    const milliseconds = Math.round(maxMilliseconds * share)
    return `<line x1="${edge}" x2="${width - edge}" y1="${y(milliseconds)}" y2="${y(milliseconds)}" stroke="#ddd"/><text x="${edge - 8}" y="${y(milliseconds) + 4}" text-anchor="end">${milliseconds}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${edge}" y="24" font-size="14">Milliseconds to a response, by actions per second (red: with errors)</text>
${[...levels, ...(['p50', 'p95', 'p99'] as const).map(line), ...marks].join('\n')}
</svg>
`
}

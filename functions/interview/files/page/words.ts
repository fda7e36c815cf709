import { malaysianTime } from '#shared/platform/malaysian-time.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** Minutes and seconds, as in `01:15`. */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000)
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** `4 min 5 s` */
export const durationText = (seconds: number): string => {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

export const momentText = (text: string): string => malaysianTime(text) ?? text

import { gigabyte, hoursPerDay } from '../model/units.ts'

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const threeDigits = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })
const exact = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 })

/** A whole number with group separators. */
export const whole = (value: number): string => grouped.format(value)

/** A number with three significant digits. */
export const rounded = (value: number): string => threeDigits.format(value)

/** A number as it was typed, with group separators. */
export const asTyped = (value: number): string => exact.format(value)

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** 5.88 × 10²³. */
export function scientific(value: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(2).split('e+')
  const raised = exponent.replaceAll(/\d/g, (digit) => superscripts[Number(digit)] ?? digit)
  return `${Number(mantissa)} × 10${raised}`
}

const byteUnits = ['GB', 'TB', 'PB', 'EB'] as const

/** Bytes in powers of a thousand, as vendors count memory. */
export function bytes(value: number): string {
  if (value < gigabyte) return value < 1e6 ? `${rounded(value / 1e3)} kB` : `${rounded(value / 1e6)} MB`
  // What rounds to a thousand is written in the next unit.
  const power = Math.floor(Math.log10(Number((value / gigabyte).toPrecision(3))) / 3)
  const step = Math.min(power, byteUnits.length - 1)
  return `${rounded(value / gigabyte / 1000 ** step)} ${byteUnits[step] ?? ''}`
}

/** Tokens or parameters, in millions, billions or trillions. */
export function count(value: number): string {
  if (value >= 1e12) return `${rounded(value / 1e12)} trillion`
  if (value >= 1e9) return `${rounded(value / 1e9)} billion`
  if (value >= 1e6) return `${rounded(value / 1e6)} million`
  return whole(value)
}

const plural = (value: number, singular: string): string => (value === 1 ? singular : `${singular}s`)

/** 1 node, 72 nodes. */
export const counted = (value: number, singular: string): string =>
  `${whole(value)} ${plural(value, singular)}`

const minutesPerHour = 60
/** A longer duration is given in days. */
export const maxInHours = 48

/** A duration in minutes, hours or days, by its length. */
export function duration(hours: number): string {
  if (hours < 1) {
    const minutes = Math.max(1, Math.round(hours * minutesPerHour))
    return counted(minutes, 'minute')
  }
  const [value, unit] = hours < maxInHours ? [hours, 'hour'] : [hours / hoursPerDay, 'day']
  const text = rounded(value)
  return `${text} ${text === '1' ? unit : `${unit}s`}`
}

import { prices, units, type Unit, type Usage } from './prices.ts'

export const times = (usage: Usage, count: number): Usage =>
  Object.fromEntries(units.map((unit) => [unit, (usage[unit] ?? 0) * count]))

export const plus = (...all: readonly Usage[]): Usage =>
  Object.fromEntries(units.map((unit) => [unit, all.reduce((sum, usage) => sum + (usage[unit] ?? 0), 0)]))

export const minus = (usage: Usage, less: Usage): Usage => plus(usage, times(less, -1))

export const atLeastNothing = (usage: Usage): Usage =>
  Object.fromEntries(units.map((unit) => [unit, Math.max(0, usage[unit] ?? 0)]))

export const dollarsOf = (usage: Usage, unit: Unit): number =>
  ((usage[unit] ?? 0) / prices[unit].per) * prices[unit].dollars

export const totalDollars = (usage: Usage): number =>
  units.reduce((sum, unit) => sum + dollarsOf(usage, unit), 0)

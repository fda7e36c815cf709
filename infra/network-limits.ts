import { campaignLimits, limits, type NetworkLimits } from '#shared/platform/contract/limits.ts'
import { SettingsError } from './settings-error.ts'

const example = '{ "registration": 600 }'

/** An object in cdk.json, or JSON on the command line: `--context networkLimits='{"registration":600}'`. */
export function networkLimitsOf(value: unknown): NetworkLimits {
  const given = typeof value === 'string' && value !== '' ? parsed(value) : (value ?? {})
  if (given === '') return {}
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new SettingsError(`Set "networkLimits" in cdk.json to an object such as ${example}.`)
  for (const [name, max] of Object.entries(given)) {
    if (!campaignLimits.some((one) => one === name))
      throw new SettingsError(
        `"networkLimits" in cdk.json has no limit "${name}". It takes ${campaignLimits.join(', ')}.`,
      )
    if (!Number.isInteger(max) || Number(max) < 1) throw new SettingsError(wholeNumber(name))
  }
  return given
}

const wholeNumber = (name: string): string => {
  const limitName = campaignLimits.find((limit) => limit === name)
  const usual = limitName === undefined ? 1 : limits[limitName].max
  return `Set "${name}" in "networkLimits" in cdk.json to a whole number of at least 1. Without it the limit is ${usual}.`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import cdk from '../cdk.json' with { type: 'json' }
import { settingsFrom, type Settings } from '../infra/settings.ts'

/** The CDK gives the build its context, with the stage and the options of its command line. */
const contextVariable = 'CDK_CONTEXT_JSON'

/** The settings that are deployed with the build; those of `cdk.json` where no deployment has started it. */
export function settingsOfBuild(): Settings {
  const given: unknown = JSON.parse(process.env[contextVariable] ?? '{}')
  const context = new Map(Object.entries({ ...cdk.context, ...(given as object) }))
  return settingsFrom((name) => context.get(name))
}

import cdk from '../../../cdk.json' with { type: 'json' }
import { settingsFrom } from '../../settings.ts'

const context = new Map<string, unknown>(Object.entries(cdk.context))

/** The settings of the deployment that have a counterpart on a laptop. */
export const localSettings = settingsFrom((name) => context.get(name))

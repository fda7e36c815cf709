import cdk from '../../../cdk.json' with { type: 'json' }
import { settingsFrom } from '../../settings.ts'

const context = new Map<string, unknown>(Object.entries(cdk.context))

/** What the operator set for the deployment holds on a laptop too, as far as there is a counterpart. */
export const localSettings = settingsFrom((name) => context.get(name))

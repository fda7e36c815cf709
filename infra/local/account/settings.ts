import cdk from '../../../cdk.json' with { type: 'json' }
import { settingsFrom } from '../../settings.ts'

const context = new Map<string, unknown>(Object.entries(cdk.context))

/** The settings of a deployment that the local run uses too. */
export const localSettings = settingsFrom((name) => context.get(name))

/** An invalid setting, which stops the deployment before it starts. Its message tells the operator what to set. */
export class SettingsError extends Error {}

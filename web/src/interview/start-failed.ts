/** Shown when the API gives no reason. */
export const startFailedText = 'Failed to start interview. Please try again.'

/** Where the API does not say why. */
export const startFailedText = 'Failed to start interview. Please try again.'

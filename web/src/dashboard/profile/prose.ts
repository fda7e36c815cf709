/** A text as the candidate wrote it. */
export const prose = 'max-w-44 whitespace-pre-line wrap-anywhere'

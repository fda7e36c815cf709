/** An account is deleted when its e-mail address is not confirmed within this time; the links of its first letter work as long. */
export const unprovedDays = 7

/** "seven days" */
export const unprovedText = 'seven days'

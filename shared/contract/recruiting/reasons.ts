/** Why reading a list leaves no row in the audit. */
export const listsAreRead = 'Every command reads the lists to find what a reference names'

/** Why reading a list writes no row of the audit. */
export const listsAreRead = 'Every command reads the lists to find what a reference names'

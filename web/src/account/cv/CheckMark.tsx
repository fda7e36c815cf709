/** Marks the title of a section that the candidate should check, also while the section is closed. */
export const CheckMark = () => <span className="text-small text-accent">Please check</span>

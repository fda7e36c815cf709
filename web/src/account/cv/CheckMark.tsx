/** Marks the title of a section that the candidate should check, also while the section is closed. */
export const CheckMark = () => <span className="review-section__check">Please check</span>

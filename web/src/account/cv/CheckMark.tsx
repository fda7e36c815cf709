/** Marks the title of a section in which a person should check something, also while the section is closed. */
export const CheckMark = () => <span className="review-section__check">Please check</span>

/** A text as the candidate wrote it. */
export const Prose = ({ children }: { children: string }) => (
  <p className="max-w-42 wrap-anywhere whitespace-pre-line">{children}</p>
)

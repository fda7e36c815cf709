/** When each segment of the recording began, in milliseconds of the interview. */
export const segmentStartsOf = ({ starts }: { starts: () => number[] }, startedAt: number): number[] =>
  starts().map((at) => Math.max(0, Math.round(at - startedAt)))

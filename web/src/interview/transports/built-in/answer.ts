/** What the candidate said: `text` is undefined where only the voice was heard. */
export type Answer = Readonly<{ text: string | undefined; spokenMilliseconds: number }>

/** When a failed enquiry is sent again automatically. Pure: the caller passes the time, in milliseconds. */
export const resendingRules = {
  maxTries: 5,
  /** Counted from the failure of the visitor's own try. */
  withinMilliseconds: 10 * 60_000,
  /** The pause before each try, unless the server asks for a longer one. */
  pausesMilliseconds: [5_000, 15_000, 40_000, 90_000, 180_000],
} as const

type Series = { since: number; tries: number }

export type Resending =
  | { name: 'off' }
  | ({ name: 'waiting'; dueAt: number } & Series)
  /** `tries` includes the one under way. */
  | ({ name: 'sending' } & Series)
  /** The visitor touched the form while a try was under way, so its failure starts nothing. */
  | { name: 'stopped' }

export type ResendingEvent =
  | { type: 'failed'; canPass: boolean; waitSeconds?: number | undefined }
  | { type: 'accepted' }
  /** The visitor edited the form or clicked in it. */
  | { type: 'touched' }
  /** A timer ran out, or the page became visible or online. */
  | { type: 'looked'; canSend: boolean }

export const off = { name: 'off' } as const

const isOver = ({ since }: Series, at: number): boolean => at > since + resendingRules.withinMilliseconds

type Failed = Extract<ResendingEvent, { type: 'failed' }>

function waiting({ since, tries }: Series, { canPass, waitSeconds = 0 }: Failed, now: number): Resending {
  const pause = resendingRules.pausesMilliseconds[tries]
  if (!canPass || tries >= resendingRules.maxTries || pause === undefined) return off
  const dueAt = now + Math.max(pause, waitSeconds * 1000)
  return isOver({ since, tries }, dueAt) ? off : { name: 'waiting', since, tries, dueAt }
}

function failed(state: Resending, event: Failed, now: number): Resending {
  switch (state.name) {
    // The visitor's own try failed.
    case 'off':
    case 'waiting':
      return waiting({ since: now, tries: 0 }, event, now)
    case 'sending':
      return waiting(state, event, now)
    case 'stopped':
      return off
  }
}

function looked(state: Resending, canSend: boolean, now: number): Resending {
  if (state.name !== 'waiting') return state
  if (isOver(state, now)) return off
  const { since, tries, dueAt } = state
  return canSend && now >= dueAt ? { name: 'sending', since, tries: tries + 1 } : state
}

export function nextResending(state: Resending, event: ResendingEvent, now: number): Resending {
  switch (event.type) {
    case 'failed':
      return failed(state, event, now)
    case 'accepted':
      return off
    case 'touched':
      return state.name === 'sending' || state.name === 'stopped' ? { name: 'stopped' } : off
    case 'looked':
      return looked(state, event.canSend, now)
  }
}

/** What the form says while it is not sent. A sending form says it on its button. */
export function unsentText(state: Resending, now: number): string | undefined {
  switch (state.name) {
    case 'waiting': {
      const seconds = Math.ceil((state.dueAt - now) / 1000)
      return seconds > 0
        ? `Sending again in ${seconds} s. Keep this page open.`
        : 'Sending again as soon as you are online. Keep this page open.'
    }
    case 'sending':
      return undefined
    case 'off':
    case 'stopped':
      return 'Not sent yet. Your text is kept.'
  }
}

/** The time until the next look; undefined where an event of the page has to start the next try. */
export function millisecondsToLook(state: Resending, now: number): number | undefined {
  return state.name === 'waiting' && state.dueAt > now ? state.dueAt - now : undefined
}

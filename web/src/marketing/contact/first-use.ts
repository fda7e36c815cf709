const signsOfUse = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Captured, because React stops what happens inside a part of the page whose code is not there yet. */
const listening = { capture: true, passive: true } as const

/** Waits until somebody does something with the page; who has scrolled already has. */
export const firstUse = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.scrollY > 0) {
      resolve()
      return
    }
    const used = (): void => {
      for (const sign of signsOfUse) removeEventListener(sign, used, listening)
      resolve()
    }
    for (const sign of signsOfUse) addEventListener(sign, used, listening)
  })

/** How to unblock the devices, and what is before the address there. */
export type Unblocking = Readonly<{
  mark: 'sliders' | 'lock' | 'camera' | 'page' | undefined
  steps: readonly string[]
}>

const settings = 'Switch on Camera and Microphone.'
const goOn = 'Come back here. We go on by ourselves, or choose “Try again”.'
const tryAgain = 'Come back here and choose “Try again”.'

/** By the name that `deviceNameOf` gives, such as "Safari on Mac". */
export function unblockingIn(device: string | undefined): Unblocking {
  const [browser, system] = (device ?? '').split(' on ')
  const isApple = system === 'iPhone' || system === 'iPad'
  if (isApple && browser !== 'Safari')
    return {
      mark: undefined,
      steps: [`Open the Settings app and choose ${browser ?? 'your browser'}.`, settings, tryAgain],
    }
  if (isApple)
    return {
      mark: 'page',
      steps: [
        'Tap the icon in the address bar and choose Website Settings.',
        'Set Camera and Microphone to Allow.',
        tryAgain,
      ],
    }
  if (browser === 'Safari')
    return {
      mark: undefined,
      steps: [
        'In the menu bar, open Safari and choose Settings for this website.',
        'Set Camera and Microphone to Allow.',
        tryAgain,
      ],
    }
  if (browser === 'Firefox')
    return {
      mark: 'camera',
      steps: [
        'Choose the crossed-out camera before the address.',
        'Remove the block beside Camera and Microphone.',
        tryAgain,
      ],
    }
  return {
    mark: browser === 'Edge' ? 'lock' : 'sliders',
    steps: ['Choose the icon before the address of this page.', settings, goOn],
  }
}

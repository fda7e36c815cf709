import { useState } from 'react'
import { PlainButton } from '../PlainButton.tsx'
import { playTestTone } from '../runtime/test-tone.ts'

const texts = {
  idle: undefined,
  playing: 'Playing three notes…',
  played: 'Did you hear three notes? If not, turn up the volume or choose another speaker.',
  failed: 'This speaker cannot be used. Please choose another one.',
} as const

/** Plays a sound on the chosen speaker. */
export function SpeakerTest({ deviceId }: { deviceId: string | undefined }) {
  const [state, setState] = useState<keyof typeof texts>('idle')
  const hasFailed = state === 'failed'
  const play = (): void => {
    if (state === 'playing') return
    setState('playing')
    playTestTone(deviceId).then(
      () => setState('played'),
      () => setState('failed'),
    )
  }
  return (
    <div className="grid justify-items-start gap-1">
      <PlainButton look="small" aria-disabled={state === 'playing'} onClick={play}>
        Play a test sound
      </PlainButton>
      {/* Empty, it takes no space, but stays rendered: screen readers announce only text added to an existing region. */}
      <output
        className={`text-small leading-145 empty:absolute ${hasFailed ? 'text-danger' : 'text-ink-soft'}`}
      >
        {texts[state]}
      </output>
    </div>
  )
}

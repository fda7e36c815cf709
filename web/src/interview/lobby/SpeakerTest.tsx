import { useState } from 'react'
import { PlainButton } from '../PlainButton.tsx'
import { playTestTone } from '../runtime/test-tone.ts'
import './SpeakerTest.css'

const texts = {
  idle: undefined,
  playing: 'Playing three notes…',
  played: 'Did you hear three notes? If not, turn up the volume or choose another speaker.',
  failed: 'This speaker cannot be used. Please choose another one.',
} as const

/** Plays a sound on the chosen speaker. */
export function SpeakerTest({ deviceId }: { deviceId: string | undefined }) {
  const [state, setState] = useState<keyof typeof texts>('idle')
  const play = (): void => {
    if (state === 'playing') return
    setState('playing')
    playTestTone(deviceId).then(
      () => setState('played'),
      () => setState('failed'),
    )
  }
  return (
    <div className={`speaker-test speaker-test--${state}`}>
      <PlainButton look="small" aria-disabled={state === 'playing'} onClick={play}>
        Play a test sound
      </PlainButton>
      <output className="speaker-test__text">{texts[state]}</output>
    </div>
  )
}

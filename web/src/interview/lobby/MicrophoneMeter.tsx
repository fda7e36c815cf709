import { useEffect, useRef, useState } from 'react'
import {
  beginCheck,
  checked,
  checkTexts,
  litPart,
  type MicrophoneCheck,
} from '../machine/microphone-check.ts'
import type { LevelListener } from '../runtime/voice-meter.ts'
import './MicrophoneMeter.css'

export type OnLevel = (listener: LevelListener) => () => void

export type OnCheck = (state: MicrophoneCheck['state']) => void

type Props = {
  onLevel: OnLevel
  /** Called with each state of the check. */
  onCheck?: OnCheck
}

const colours = { listening: 'text-ink-soft', heard: 'text-success', silent: 'text-danger' } as const

/** Shows the level of a microphone and whether it was heard. The parent gives each microphone its own key, which restarts the check. */
export function MicrophoneMeter({ onLevel, onCheck }: Props) {
  const meter = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<MicrophoneCheck['state']>('listening')
  useEffect(() => {
    let check = beginCheck(Date.now())
    // The level changes ten times a second, so it is written to the element without a render.
    return onLevel((level) => {
      meter.current?.style.setProperty('--lit', String(litPart(level)))
      check = checked(check, level, Date.now())
      setState(check.state)
    })
  }, [onLevel])
  useEffect(() => onCheck?.(state), [onCheck, state])
  return (
    <div className="grid gap-2">
      <div className="meter__level" ref={meter} aria-hidden="true" />
      <output className={`text-small leading-145 ${colours[state]}`}>{checkTexts[state]}</output>
    </div>
  )
}

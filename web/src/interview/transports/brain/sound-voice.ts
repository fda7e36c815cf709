import type { Clock } from '../../runtime/clock.ts'
import { spokenPieces } from '../built-in/spoken-pieces.ts'
import type { Sound, Voice } from '../built-in/voice.ts'
import type { Player, Playing } from './player.ts'

type Parts = {
  clock: Clock
  player: Pick<Player, 'play'>
  /** The sound of a line that the page has no sound of; undefined where there is none. */
  soundOf: (text: string) => Promise<Sound | undefined>
  /** `speechSynthesis` or captions, for what has no sound. */
  other: Voice
}

/** A line that has no sound by then is said with the device's voice. */
export const soundMilliseconds = 1_500
/** A context that the browser suspends tells no end. */
const endingMilliseconds = 3_000

/** Says lines with the server's voice, piece by piece: the second is fetched while the first is heard. */
export function createSoundVoice(parts: Parts): Voice {
  return {
    onRefused: parts.other.onRefused,
    speak(text, ended, sound) {
      const pieces = sound === undefined ? spokenPieces(text) : [text]
      return sayPieces(pieces, sound, { ...parts, ended })
    },
  }
}

function sayPieces(
  pieces: readonly string[],
  first: Sound | undefined,
  { clock, player, soundOf, other, ended }: Parts & { ended: () => void },
): () => void {
  let isOver = false
  let stop = (): void => {}
  const sounds = new Map<number, Promise<Sound | undefined>>()
  if (first !== undefined) sounds.set(0, Promise.resolve(first))
  const fetched = (index: number): Promise<Sound | undefined> => {
    const text = pieces[index]
    if (text === undefined) return Promise.resolve(undefined)
    const sound = sounds.get(index) ?? soundOf(text).catch(() => undefined)
    sounds.set(index, sound)
    return sound
  }
  const withOther = (index: number): void => {
    if (isOver) return
    stop = other.speak(pieces.slice(index).join(' '), ended)
  }
  const sayFrom = async (index: number): Promise<void> => {
    if (isOver) return
    if (index >= pieces.length) {
      ended()
      return
    }
    const sound = await inTime(clock, fetched(index))
    if (isOver) return
    if (sound === undefined) {
      withOther(index)
      return
    }
    let isSaid = false
    const said = (): void => {
      if (isSaid || isOver) return
      isSaid = true
      stop()
      void sayFrom(index + 1)
    }
    void fetched(index + 1)
    let playing: Playing
    try {
      playing = await player.play(sound.base64, said)
    } catch {
      withOther(index)
      return
    }
    if (isOver || isSaid) {
      playing.stop()
      return
    }
    const stopTimer = clock.after(playing.milliseconds + endingMilliseconds, said)
    stop = () => {
      stopTimer()
      playing.stop()
    }
  }
  void sayFrom(0)
  return () => {
    if (isOver) return
    isOver = true
    stop()
  }
}

const inTime = (clock: Clock, sound: Promise<Sound | undefined>): Promise<Sound | undefined> =>
  new Promise((resolve) => {
    const stopTimer = clock.after(soundMilliseconds, () => resolve(undefined))
    void sound.then((value) => {
      stopTimer()
      resolve(value)
    })
  })

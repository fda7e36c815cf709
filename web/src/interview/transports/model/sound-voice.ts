import type { Clock } from '../../runtime/clock.ts'
import { spokenPieces } from '../built-in/spoken-pieces.ts'
import type { Sound, Voice } from '../built-in/voice.ts'
import type { Player } from './player.ts'

type Parts = {
  clock: Clock
  player: Pick<Player, 'play'>
  /** Fetches the sound of a text; undefined where the server has none. */
  soundOf: (text: string) => Promise<Sound | undefined>
  /** `speechSynthesis` or captions, for what has no sound. */
  other: Voice
}

/** A piece without a sound by then is said with the device's voice. */
export const soundMilliseconds = 1_500
/** A suspended context fires no `ended` event; after this much longer, the piece counts as said. */
const endingMilliseconds = 3_000

/** Says lines with the server's voice, piece by piece: the second is fetched while the first is heard. */
export function createSoundVoice(parts: Parts): Voice {
  let isPlayed = true
  let prepared: { piece: string; sound: Promise<Sound | undefined> } | undefined
  return {
    onRefused: parts.other.onRefused,
    isAudible: () => isPlayed || parts.other.isAudible(),
    prepare(text) {
      const [piece = ''] = spokenPieces(text)
      prepared = { piece, sound: parts.soundOf(piece).catch(() => undefined) }
    },
    speak(text, ended, sound) {
      isPlayed = true
      const other: Voice = {
        ...parts.other,
        speak(rest, restEnded) {
          isPlayed = false
          return parts.other.speak(rest, restEnded)
        },
      }
      const pieces = sound === undefined ? spokenPieces(text) : [text]
      const first = prepared?.piece === pieces[0] ? prepared?.sound : undefined
      prepared = undefined
      return sayPieces(pieces, sound === undefined ? first : Promise.resolve(sound), {
        ...parts,
        other,
        ended,
      })
    },
  }
}

type Sounds = (index: number) => Promise<Sound | undefined>

/** The sound of each piece, asked for once. */
function createSounds(
  pieces: readonly string[],
  first: Promise<Sound | undefined> | undefined,
  soundOf: Parts['soundOf'],
): Sounds {
  const sounds = new Map<number, Promise<Sound | undefined>>()
  if (first !== undefined) sounds.set(0, first)
  return (index) => {
    const text = pieces[index]
    if (text === undefined) return Promise.resolve(undefined)
    const sound = sounds.get(index) ?? soundOf(text).catch(() => undefined)
    sounds.set(index, sound)
    return sound
  }
}

/** Plays one piece; `said` is called once, at its end. Answers what stops it, or undefined where it is not played. */
async function playPiece(
  { base64 }: Sound,
  { clock, player, said }: Pick<Parts, 'clock' | 'player'> & { said: () => void },
): Promise<(() => void) | undefined> {
  let isOver = false
  const end = (): void => {
    if (isOver) return
    isOver = true
    said()
  }
  try {
    const { milliseconds, stop } = await player.play(base64, end)
    const stopTimer = clock.after(milliseconds + endingMilliseconds, end)
    return () => {
      isOver = true
      stopTimer()
      stop()
    }
  } catch {
    return undefined
  }
}

function sayPieces(
  pieces: readonly string[],
  first: Promise<Sound | undefined> | undefined,
  { clock, player, soundOf, other, ended }: Parts & { ended: () => void },
): () => void {
  const sounds = createSounds(pieces, first, soundOf)
  let isOver = false
  let stop = (): void => {}
  const sayFrom = async (index: number): Promise<void> => {
    stop()
    stop = () => {}
    if (index >= pieces.length) {
      isOver = true
      ended()
      return
    }
    const sound = await inTime(clock, sounds(index))
    if (isOver) return
    void sounds(index + 1)
    const reportSpoken = (): void => {
      if (!isOver) void sayFrom(index + 1)
    }
    const playing = sound && (await playPiece(sound, { clock, player, said: reportSpoken }))
    if (isOver) playing?.()
    else stop = playing ?? other.speak(pieces.slice(index).join(' '), ended)
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

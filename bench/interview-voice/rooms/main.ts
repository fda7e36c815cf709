import type { Rule } from '../rules.ts'
import { amplitudeOf } from '../sounds.ts'
import { airConditioner } from './air-conditioner.ts'
import { addAt, convolved, emptyRoom, type Samples } from './filters.ts'
import { atSpeechRate, judged, lastVoiceAfter } from './judge.ts'
import { phoneAndDog } from './phone-and-dog.ts'
import { rain } from './rain.ts'
import { bareRoom, traffic } from './traffic.ts'
import { activeLevel, softYes, threeUtterances, type Spoken } from './utterances.ts'

type Room = { name: string; noise: Samples; spoken: Spoken; level: number }

const print = (cells: readonly string[]): void => {
  process.stdout.write(`${cells.map((cell, at) => cell.padEnd(at === 0 ? 44 : 13)).join('')}\n`)
}

function mixed(noise: Samples, spoken: Samples, decibels: number): Samples {
  const room = noise.slice()
  addAt(room, spoken, 0, amplitudeOf(decibels) / activeLevel(spoken))
  return room
}

async function rooms(): Promise<Room[]> {
  const spoken = await threeUtterances()
  const response = bareRoom()
  const reverberant = emptyRoom()
  addAt(reverberant, convolved(spoken.samples, response), 0)
  const inBurst = await threeUtterances(29)
  return [
    { name: 'rain and thunder', noise: rain(), spoken, level: -26 },
    { name: 'air conditioner', noise: airConditioner(), spoken, level: -30 },
    { name: 'phone and dog', noise: phoneAndDog({ hasHowl: false }), spoken: inBurst, level: -27 },
    { name: 'phone, dog and its howl', noise: phoneAndDog({ hasHowl: true }), spoken: inBurst, level: -27 },
    { name: 'traffic', noise: traffic(response), spoken: { ...spoken, samples: reverberant }, level: -28 },
  ]
}

/** Four noisy rooms, described by an author who had not read the rules that detect a voice. */
export async function judgeRooms(rules: Readonly<Record<string, Rule>>): Promise<void> {
  print(['begin/end, ms late', '1st', '2nd', '3rd', 'pause, s', 'false', 'longest'])
  const all = await rooms()
  for (const { name, noise, spoken, level } of all)
    for (const [rule, isVoice] of Object.entries(rules)) {
      print([`${name}, no speech: ${rule}`, ...judged(isVoice(atSpeechRate(noise)), undefined)])
      for (const decibels of [level, level - 8]) {
        const voiced = isVoice(atSpeechRate(mixed(noise, spoken.samples, decibels)))
        print([`${name}, speech ${decibels}: ${rule}`, ...judged(voiced, spoken)])
      }
    }
  const conditioner = all[1]?.noise ?? emptyRoom()
  const withYes = conditioner.slice()
  addAt(withYes, await softYes(), 0)
  for (const [rule, isVoice] of Object.entries(rules)) {
    const seconds = lastVoiceAfter(isVoice(atSpeechRate(conditioner)), 18, 54)
    const isYesHeard = isVoice(atSpeechRate(withYes)).slice(579, 586).some(Boolean)
    print([
      `air conditioner: ${rule}`,
      `${seconds.toFixed(1)} s of false voice after it starts; soft "yes" ${isYesHeard ? 'heard' : 'not heard'}`,
    ])
  }
}

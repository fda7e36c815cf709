export type Gender = 'male' | 'female'

/** What the choice needs of a `SpeechSynthesisVoice`. */
export type VoiceOffer = Readonly<{ lang: string; name: string; localService: boolean }>

export type VoiceWishes = Readonly<{ language: string; gender: Gender }>

const words = (names: string): string => names.split(' ').join('|')
const anyWord = (names: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words(names)})(?!\\p{L})`, 'iu')

/** Novelty voices, which macOS lists among the others, and voices that sound robotic. */
const novelty = new RegExp(
  `(?<!\\p{L})(?:bad news|good news|pipe organ|${words(
    'albert bahh bells boing bubbles cellos deranged hysterical jester junior kathy organ princess ralph superstar trinoids whisper wobble zarvox fred agnes bruce vicki eddy flo grandma grandpa reed rocko sandy shelley',
  )})(?!\\p{L})`,
  'iu',
)

/** Only a voice's name shows its gender. */
const female = anyWord(
  'female woman samantha victoria karen moira tessa fiona veena allison ava susan zoe nicky joelle noelle kate serena stephanie martha matilda catherine isha sangeeta kiyara zira aria jenny sonia hazel heera linda eva michelle libby natasha neerja clara emily',
)
const male = anyWord(
  'male man alex daniel aaron tom evan nathan oliver arthur gordon lee rishi david mark george james ravi richard sean guy ryan william prabhat liam connor christopher eric roger steffan brian andrew thomas',
)

const genderOf = (name: string): Gender | undefined => {
  if (female.test(name)) return 'female'
  return male.test(name) ? 'male' : undefined
}

const score = ({ lang, name }: VoiceOffer, { language, gender }: VoiceWishes): number =>
  (genderOf(name) === gender ? 2 : 0) +
  (lang.replace('_', '-').toLowerCase() === language.toLowerCase() ? 1 : 0)

/**
 * The index of the voice for a language; undefined where there is none. A remote voice would send the interviewer's lines, with
 * what they say about the candidate, to its vendor; one of the other gender would not match the interviewer's name.
 */
export function chosenVoice(voices: readonly VoiceOffer[], wishes: VoiceWishes): number | undefined {
  const main = wishes.language.split('-')[0]?.toLowerCase() ?? ''
  const offered = voices
    .map((voice, index) => ({ voice, index }))
    .filter(({ voice: { lang, name, localService } }) => {
      const gender = genderOf(name)
      const speaks = lang.split(/[-_]/)[0]?.toLowerCase() === main
      return (
        localService && speaks && !novelty.test(name) && (gender === undefined || gender === wishes.gender)
      )
    })
  return offered.toSorted((a, b) => score(b.voice, wishes) - score(a.voice, wishes))[0]?.index
}

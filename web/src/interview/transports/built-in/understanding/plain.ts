/** Written and spoken short forms, each with what it stands for. */
const longForms: readonly (readonly [RegExp, string])[] = [
  [/\bcan ?not\b|\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bain'?t\b/g, 'is not'],
  [/\b(do|does|did|could|would|should|was|were|is|are|has|have|had)n'?t\b/g, '$1 not'],
  [/\blet'?s\b/g, 'let us'],
  [/\b(what|that|it|where|there|who|how|someone|somebody|something)'s\b/g, '$1 is'],
  [/\b(?:thats|its)\b/g, 'that is'],
  [/\bwhats\b/g, 'what is'],
  [/\b(i|we|you)'d better\b/g, '$1 had better'],
  [/\b(i|you|we|they|he|she|it|that)'d\b/g, '$1 would'],
  [/\b(i|you|we|they|he|she|it|that)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\bi'?m\b/g, 'i am'],
  [/\bive\b/g, 'i have'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\b(?:gimme|gimmie)\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  [/\bdunno\b/g, 'do not know'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
  [/\b(?:pls|plz|plis)\b/g, 'please'],
  [/\b(?:thx|tq|ta|cheers)\b/g, 'thanks'],
  [/\bqn\b/g, 'question'],
  [/\ball right\b/g, 'alright'],
  [/\b(?:okey|okie|oki|okay|o k|k)\b/g, 'ok'],
  [/\b(?:ma'am|mam|maam)\b/g, 'madam'],
  [/\banot\b/g, 'or not'],
  [/\bplease to\b/g, 'please'],
  [/\b(here|there|now|today) (?:itself|only)\b/g, '$1'],
  [/\b(?:tak|tidak) ?(?:nak|mahu|mau)\b/g, 'do not want to'],
  [/\btak (?:perlu|payah)\b/g, 'no need'],
  [/\bboleh tak\b/g, 'boleh'],
  [/\b(boleh .*)\btak\b *$/g, '$1or not'],
  [/\ba (?:touch|tad|shade|smidge|wee bit)\b/g, 'a bit'],
  [/\bwould (?:much |far |really )?(?:rather|sooner)\b/g, 'would rather'],
]

/** Malay and Hindi words that speakers of English mix into a request. They count as English only there, not where the language is judged. */
const mixedIn: Readonly<Record<string, string>> = {
  boleh: 'can',
  tak: 'not',
  tidak: 'not',
  faham: 'understand',
  paham: 'understand',
  dengar: 'hear',
  tahu: 'know',
  ulang: 'repeat',
  ulangi: 'repeat',
  soalan: 'question',
  sedia: 'ready',
  tolong: 'please',
  tadi: 'just now',
  sekejap: 'a moment',
  kejap: 'a moment',
  sebentar: 'a moment',
  tunggu: 'wait',
  jap: 'a moment',
  sekali: 'once',
  semula: 'again',
  lagi: 'more',
  sikit: 'a bit',
  nak: 'want to',
  saya: 'i',
  apa: 'what',
  kita: 'we',
  mahu: 'want to',
  jangan: 'do not',
  langkau: 'skip',
  lain: 'another',
  seterusnya: 'next',
  terangkan: 'explain',
  jelaskan: 'explain',
  fikir: 'think',
  dulu: 'first',
  masa: 'time',
  minit: 'minute',
  berhenti: 'stop',
  tamat: 'end',
  tamatkan: 'end',
  cukup: 'enough',
  teruskan: 'continue',
  sambung: 'continue',
  sekarang: 'now',
  sini: 'here',
  temuduga: 'interview',
  betul: 'correct',
  ek: 'one',
  nahi: 'no',
  nahin: 'no',
  haan: 'yes',
  phir: 'once',
  dobara: 'again',
  thoda: 'a bit',
  ruko: 'wait',
  rukiye: 'wait',
  bas: 'enough',
}

/** Politeness, hesitation and address: they change no meaning wherever they stand. */
const soft: ReadonlySet<string> = new Set(
  (
    'please kindly sorry um uhm umm uh er erm hmm hm mm ah aah oh eh ooh la lah lor leh hor mah meh loh liao already yaar ji just ' +
    'actually basically suddenly perhaps simply quickly possibly briefly humbly respectfully maya arre acha accha ayo alamak aiyah aiya wah ha hah dah heavens awfully terribly dreadfully sir madam boss bro mate buddy miss dear'
  ).split(' '),
)

/** The words of a text in lower case, without punctuation, with short forms written out. */
export function wordsIn(text: string): string[] {
  const lower = text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[’‘`´]/g, "'")
  const spaced = lower.replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ').replaceAll(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
  const long = longForms.reduce((plain, [short, form]) => plain.replaceAll(short, form), spaced)
  return long.split(/\s+/).filter((word) => word !== '')
}

/** "Boss" addresses the interviewer; "my boss" does not. */
const owners: ReadonlySet<string> = new Set(['my', 'our', 'the', 'a', 'his', 'her'])

/** The words that carry the meaning. */
export const coreWords = (text: string): string[] =>
  wordsIn(text)
    .flatMap((word) => mixedIn[word]?.split(' ') ?? [word])
    .filter((word, at, all) => !soft.has(word) || (word === 'boss' && owners.has(all[at - 1] ?? '')))

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** Words that are read as others, or that are left out. */
export const ownForms: readonly string[] = [...soft, ...Object.keys(mixedIn)]

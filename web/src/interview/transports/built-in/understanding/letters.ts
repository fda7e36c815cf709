import type { Language } from '#shared/interview/interviewer/built-in/lines.ts'
import { wordsIn } from './plain.ts'

const wordList = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const english = wordList(
  'the a an and or but i we you it he she they is are was were be been have has had do does did in on at of to for with from by my our your that this not what how when because so as if can could would will there their then than which who about into after before more very me us them am its it',
)

/** Common small words of languages that candidates may answer in. Words that English has too are left out. */
const others: readonly ReadonlySet<string>[] = [
  // Malay and Indonesian
  wordList(
    'saya anda kami kita yang dan untuk dengan tidak ini itu adalah pernah kerja boleh sudah telah dalam dari pada di ke ada akan juga atau bekerja tahun syarikat sangat banyak lebih mereka dia aku kamu awak bukan kalau sebab kerana tak nak macam lagi semua seperti bagi oleh saja sahaja selama nanti cuba selalu masa hujung jawab cakap guna dulu lepas tu kat aku sini situ perusahaan menjadi membuat dapat bisa belum masih ialah mahu jadi sendiri bersedia faham soalan satu rosak sampai adakah bolehkah mohon malam pagi',
  ),
  // Hindi and Urdu in Latin letters
  wordList(
    'mujhe main mein hai hain nahi nahin kya aap hum mera meri mere tha thi kar karna karta karti raha rahi hoon hun aur lekin kyunki kaise woh yeh koi bahut apne apna liye gaya kiya tum',
  ),
  // Tamil in Latin letters
  wordList(
    'naan nan enakku enna illai irukku irundhu oru inga anga romba neenga panni panren vela velai velaiyil theriyathu theriyum seithen enoda unga',
  ),
  wordList(
    'je suis nous vous les des une est dans pour avec pas mais sur mon mes notre travail chez ans dans était plus',
  ),
  wordList(
    'yo soy somos el los las una es en para con pero mi mis nuestro trabajo años muy más que por como trabajé estoy',
  ),
  wordList(
    'ich bin wir sie der die das und nicht mit für ein eine ist war haben habe auch aber mein meine arbeit jahre bei',
  ),
]

const minWords = 4
const minShare = 0.25

/** A text whose small words are another language's, or that is mostly written in other letters than Latin ones. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  if (letters > 0 && foreign > letters / 2) return true
  const words = wordsIn(text)
  if (words.length < minWords) return false
  const countIn = (list: ReadonlySet<string>): number => words.filter((word) => list.has(word)).length
  const most = Math.max(...others.map(countIn))
  return most / words.length >= minShare && most > countIn(english)
}

const keyboardRun =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|rtyu|uiop|zxcv|xcvb|cvbn|vbnm|qaz|wsx|lkjh|poiu/

/** Not a word: neighbouring keys, a repeated letter, or many letters without a vowel. */
const isNoise = (word: string): boolean =>
  keyboardRun.test(word) ||
  /^(\p{L}{1,3})\1{3,}$/u.test(word) ||
  /^(\p{L})\1{4,}$/u.test(word) ||
  (word.length >= 6 && /^\p{Script=Latin}+$/u.test(word) && !/[aeiouyàáâäèéêëìíîïòóôöùúûü]/u.test(word)) ||
  /[bcdfghjklmnpqrstvwxz]{8,}/.test(word)

const minShareOfNoise = 0.6

/** Keys that were pressed rather than words that were written. */
export function isGibberish(text: string): boolean {
  const words = wordsIn(text)
  if (words.length === 0) return /[^\s\p{L}\p{N}]/u.test(text) && !/\d/.test(text)
  const noisy = words.filter(isNoise).length
  const isOneWord = words.length >= 5 && new Set(words).size === 1
  return isOneWord || noisy / words.length >= minShareOfNoise
}

const namesMalay = /\b(?:malay|melayu|bahasa (?:malaysia|melayu)|bm)\b/i
const namesChinese = /\b(?:chinese|mandarin|cantonese|hokkien)\b|\p{Script=Han}/iu
const minMalayWords = 2

/** The language that a text is written in, or asks for. */
export function languageOf(text: string): Language {
  if (namesChinese.test(text)) return 'chinese'
  const [malay] = others
  const count = wordsIn(text).filter((word) => malay?.has(word)).length
  return count >= minMalayWords || namesMalay.test(text) ? 'malay' : 'other'
}

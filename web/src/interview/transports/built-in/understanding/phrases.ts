import type { Request } from '#shared/interview/interviewer/utterance-kinds.ts'

/** Requests whose words have another meaning elsewhere, so that neither the grammar nor the classifier learns them from their words. */
const idioms: readonly (readonly [Request, RegExp])[] = [
  [
    'skip',
    /\bsit (?:this|that)(?: one)? out\b|\b(?:this|that)(?: one)? a miss\b|^(?:\w+ )?(?:let us )?not (?:do )?(?:this|that) one\b|\bnot spend time on (?:this|that)\b|\bexcused from (?:it|this|that)\b|^(?:uh |um )?(?:let us )?pass (?:lah|la|it is)\b|^skip (?:it|this|that)\b|^(?:let us )?go to (?:number|question) \w+$|^nxt(?: please)?$/,
  ],
  [
    'stop',
    /\bi am (?:now )?(?:logging|signing) off\b|\b(?:withdraw|pull out)(?: from)? (?:my|the) (?:application|candidacy)\b|^(?:terminate|halt|discontinue)(?: (?:it|this|the (?:interview|call|session)))?\b|\bno need (?:for us )?to (?:go on|continue)\b|\b(?:as far as i go|where i get off)\b|\bi had better be (?:going|leaving)\b|^(?:let us )?leave it there$|\bclosing the laptop\b|^time to stop\b/,
  ],
  [
    'repeat',
    /\bthe question was$|\bwhat (?:came|comes) after$|\bwhat did (?:it|you) say$|\b(?:lost|missed|forgot) the (?:first|second|last|other) (?:half|part|bit)(?: of (?:it|that|the question))?$/,
  ],
  [
    'rephrase',
    /\bphrase it (?:differently|another way)\b|\bcan translate to (?:normal|simple|easy)\b|^use other words\b|\bshorter and (?:easier|simpler) version\b/,
  ],
]

/** In Malay or Indonesian, Chinese and Tamil. */
const otherLanguages: readonly (readonly [Request, RegExp])[] = [
  ['stop', /结束(?:面试|吧|了)|停止面试|不想继续|到此为止|\b(?:tamatkan|hentikan|habiskan|akhiri)\b|நிறுத்த/u],
  [
    'skip',
    /下一[题个道]|下个问题|跳过|换一?[个题]|\b(?:langkau|lompat|soalan (?:seterusnya|lain)|pertanyaan (?:berikutnya|lain)|lewati)\b|அடுத்த கேள்வி/u,
  ],
  [
    'rephrase',
    /什么意思|听不懂|看不懂|不明白|不太懂|解释一下|\b(?:maksud\w*|tak faham|tidak faham|kurang faham|tolong jelaskan|terangkan)\b|புரியவில்லை/u,
  ],
  [
    'repeat',
    /再(?:说|讲|念|问)一?[遍次]|重复|没听[清到见]|\b(?:ulang(?:i|kan)?|sekali lagi)\b|மீண்டும்|மறுபடியும்/u,
  ],
  [
    'moment',
    /等(?:一下|等|一会)|让我想|给我(?:一点|点)?时间|稍等|想一想|\b(?:sekejap|sebentar|kejap|sabar ya)\b|ஒரு நிமிடம்/u,
  ],
]

const maxIdiomWords = 24
const maxForeignLetters = 40

const firstIn = (phrases: readonly (readonly [Request, RegExp])[], text: string): Request | undefined =>
  phrases.find(([, phrase]) => phrase.test(text))?.[0]

/** The words are those of the text, in Latin letters, with their long forms. */
export const phraseIn = (text: string, words: readonly string[]): Request | undefined =>
  (text.length <= maxForeignLetters ? firstIn(otherLanguages, text.toLowerCase()) : undefined) ??
  (words.length <= maxIdiomWords ? firstIn(idioms, words.join(' ')) : undefined)

import type { Line } from '../layout/line.ts'
import { pointIn, rangeIn, type Dates } from '../words/dates.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'
import { newParagraph } from './line-style.ts'
import { withParts } from './with-parts.ts'

/**
 * Reads CVs with a sentence for each position: "Worked as Registrar at Ayala Land from 2019 to 2021." Each sentence becomes a heading
 * with three parts, and the text behind it becomes the description.
 */

/** In lines: a sentence does not wrap into more. */
const maxRows = 4

const verb =
  '(?:worked|work|working|served|serve|serving|employed|joined|held|hold|started|began|engaged|appointed|hired|acted|acting|was|were|am|been|became|spent|bekerja|berkhidmat|bertugas|menjadi|menjawat|memegang|menyertai|menyandang|menjabat|dilantik|bergabung|adalah)'
const before =
  '(?:i|my|then|currently|previously|before that|after that|later|earlier|next|first|since then|presently|most recently|now|have|had|has|also|been|was|am|saya|kini|sebelum(?: ini| itu)?|kemudian|pernah|telah|sekarang|selepas itu)'
/** The first words of a sentence about a position. */
const begins = new RegExp(`^(?:(?:${before})\\b[\\s,]*)*${verb}\\b`, 'iu')
const anyVerb = new RegExp(`\\b${verb}\\b`, 'iu')
const datesBefore = /^(?:from|between|in|since|during|dari(?:pada)?|sejak|antara|pada|mulai)\b/iu

const as = '(?:as|sebagai|selaku|menjadi)'
const article = '(?:an?\\s+|the\\s+|seorang\\s+)?'
const at = '(?:at|with|for|di|bersama|pada|dengan)'
const name = '(?:the\\s+)?(?<employer>\\p{Lu}.*?)'
const end = '[\\s,.;:–—-]*$'
const role = '(?<position>\\p{L}.*?)'

const forms = [
  new RegExp(`\\b${as}\\s+${article}${role}\\s+${at}\\s+${name}${end}`, 'u'),
  new RegExp(
    `\\b(?:at|with|for|by|[Jj]oined|di|bersama|[Mm]enyertai|dengan)\\s+${name},?\\s+${as}\\s+${article}${role}${end}`,
    'u',
  ),
  new RegExp(
    `\\b(?:position|post|role|job|jawatan|posisi)(?:\\s+(?:of|as|sebagai))?\\s+${article}${role}\\s+${at}\\s+${name}${end}`,
    'u',
  ),
  new RegExp(
    `^(?:.*?\\b)?(?:was|am|became|been|adalah|memegang|menjawat|menjabat)\\s+${article}${role}\\s+${at}\\s+${name}${end}`,
    'u',
  ),
  new RegExp(
    `^${name}\\s+(?:employed|hired|engaged|appointed)\\s+me\\s+${as}\\s+${article}${role}${end}`,
    'u',
  ),
]

/** A clause about the work, behind the names. */
const clause =
  /,?\s+(?:where|which|when|in charge of|responsible for|reporting to|handling|doing|leading|managing|di mana|yang|dan bertanggungjawab|bertanggungjawab|dimana)\b.*$/iu
/** The end of a first sentence: not the full stop of a short word before a name, or of an initial. */
const stop = /(?<!(?<!\p{L})(?:Sdn|SDN|Pte|PTE|Pvt|PVT|Co|PT|St|Dr|No|\p{Lu}))\.\s+(?=\p{Lu})/u

/** "Worked as Registrar at Ayala Land, Summer 2019." */
function dateAtEnd(text: string): Dates | undefined {
  const point = pointIn(text)
  return point !== undefined && /^[\s.)]*$/.test(text.slice(point.to)) ? point : undefined
}

const around =
  /(?:[\s,(]|\b(?:from|between|in|since|during|for|and|stayed|stay|left|remained|until|dari(?:pada)?|sejak|antara|pada|mulai|tahun|dan)\b)+$/iu

type JobSentence = { position: string; employer: string; dates: string; rest: string }

/** The parts of a sentence with a position, an employer and dates. */
export function jobSentenceIn(whole: string): JobSentence | undefined {
  const text = whole.trim()
  if (!/\d\d/.test(text) || !anyVerb.test(text)) return undefined
  const cut = stop.exec(text)
  const [sentence, rest] =
    cut === null ? [text, ''] : [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)]
  const dates = rangeIn(sentence) ?? dateAtEnd(sentence)
  if (dates === undefined) return undefined
  const head = sentence.slice(0, dates.from).replace(around, ' ')
  const behind = sentence.slice(dates.to).replace(/^[\s,):–—-]+/, ' ')
  const bare = `${head} ${behind}`.replace(/\s+/g, ' ').trim()
  const isJob = begins.test(bare) || (datesBefore.test(sentence) && anyVerb.test(bare))
  const isByEmployer = forms.at(-1)?.test(bare) === true
  if (!isJob && !isByEmployer) return undefined
  const told = bare.replace(clause, '')
  for (const form of forms) {
    const { position = '', employer = '' } = form.exec(told)?.groups ?? {}
    if (position === '' || employer === '' || positionScore(position) + employerScore(employer) === 0)
      continue
    const range = dates.single ? dates.end : `${dates.start} – ${dates.end}`
    const clauseText = bare.slice(told.length).replace(/^[\s,]+/, '')
    return {
      position: capital(position),
      employer,
      dates: range,
      rest: [clauseText, rest].filter(Boolean).join('. '),
    }
  }
  return undefined
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** A sentence with the rows into which it wraps. */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const last = paragraphs.at(-1) ?? []
    const above = last.at(-1)
    const goesOn =
      above !== undefined &&
      !line.bullet &&
      last.length < maxRows &&
      !line.startsBlock &&
      line.gap < newParagraph &&
      !/[.;:]$/.test(above.text) &&
      line.parts.length === 1 &&
      above.parts.length === 1
    if (goesOn) last.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

/** The lines of a section with a heading for each sentence about a position; undefined where its positions are not sentences. */
export function headingsFromSentences(lines: readonly Line[]): Line[] | undefined {
  const paragraphs = paragraphsOf(lines)
  const found = paragraphs.map((rows) => jobSentenceIn(rows.map(({ text }) => text).join(' ')))
  const sentences = found.filter((sentence) => sentence !== undefined).length
  // Under headings with dates, sentences with dates are descriptions.
  const dated = paragraphs.filter(
    ([row], index) =>
      row !== undefined && !row.bullet && found[index] === undefined && rangeIn(row.text) !== undefined,
  ).length
  if (sentences === 0 || dated > 0) return undefined
  return paragraphs.flatMap((rows, index) => {
    const sentence = found[index]
    const [first] = rows
    if (sentence === undefined || first === undefined) return rows
    return asHeading(first, sentence)
  })
}

const partDistance = 100

function asHeading(line: Line, { position, employer, dates, rest }: JobSentence): Line[] {
  const [model] = line.parts
  if (model === undefined) return [line]
  const parts = [position, employer, dates].map((text, index) => ({
    ...model,
    text,
    segments: [text],
    left: model.left + index * partDistance,
  }))
  const heading = { ...withParts(line, parts), bullet: false, startsBlock: true }
  const description = withParts(line, [{ ...model, text: rest, segments: [rest] }])
  return rest === '' ? [heading] : [heading, { ...description, bullet: true, startsBlock: false }]
}

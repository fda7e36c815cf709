import type { Line, Part } from '../layout/line.ts'
import { skillLevels } from '../words/lists/language-words.ts'
import { newParagraph, sameStyle, styleOf, sameEdge } from './line-style.ts'
import { joined } from './prose.ts'
import { splitOutside } from './split-outside.ts'

const listSigns = /[,;|•·●▪◦∙■□❖♦✓✔➢➤►▸]/

/** A label in front of a list, such as "Databases:". */
const label = /^[\p{L}][\p{L}\s/&+().-]{1,40}[:：]\s*/u

/** Labels of lists that a row of skills can be beside. */
const others =
  /^(?:interests?|hobbies|minat|hobi|certifications?|certificates|sijil|references?|rujukan)\s*[:：]/i

/** "Lead Auditor, SIRIM (2021)" */
const certificate = /^[^,]+, [^,]+\((?:19|20)\d{2}\)$/

/** In words: a longer piece is a sentence. */
const maxSkillWords = 6

const level = new RegExp(`^(?:${skillLevels})$`, 'i')
/** "SQL – expert", "Python (6 years)": the level behind a skill. */
const levelBehind = new RegExp(`\\s*[–—-]\\s*(?:${skillLevels})\\s*$`, 'i')
const levelInBrackets = new RegExp(`\\s*\\((?:${skillLevels}|\\d+\\+?\\s*(?:years?|yrs?|tahun))\\)\\s*$`, 'i')

/** In points: differences of sizes and of left edges that are not due to rounding. */
const larger = 0.6
const indentation = 4

/** Whether a line stands out from the line below: bolder, larger, further left, or above its bullets. */
const standsAbove = (line: Line, next: Line): boolean =>
  (line.bold && !next.bold) ||
  (line.bold === next.bold &&
    (line.size > next.size + larger ||
      (line.size >= next.size - larger && (line.left < next.left - indentation || next.bullet))))

/** In words: the name of a group is shorter. */
const maxWordsOfTitle = 5

/** "Databases" above "MySQL, Redis": the names of groups, which all stand out in the same way from the lists below them. */
function titlesOf(lists: readonly Line[]): Set<Line> {
  const canBeTitle = (line: Line | undefined): line is Line =>
    line !== undefined &&
    !line.bullet &&
    !/[,;:•]/.test(line.text) &&
    !line.parts.some(({ text }) => level.test(text)) &&
    line.parts.every(({ text }) => text.split(/\s+/).length <= maxWordsOfTitle)
  const [model] = lists
  const titles = lists.filter((line, at) => {
    const next = lists[at + 1]
    return canBeTitle(line) && next !== undefined && standsAbove(line, next)
  })
  const isTitle = new Set(titles)
  const content = lists.filter((line) => !isTitle.has(line))
  const areGroups =
    model !== undefined &&
    isTitle.has(model) &&
    content.length > 0 &&
    titles.every(
      (line) => sameStyle(styleOf(line), styleOf(model)) && Math.abs(line.left - model.left) < indentation,
    ) &&
    itemsOf(content.map(({ parts }) => parts.map(({ text }) => text).join('  '))).length > titles.length
  return areGroups ? isTitle : new Set()
}

/** Leaves out levels of skills, and the names of groups. */
function listsOf(lines: readonly Line[]): Line[] {
  const isLevel = ({ parts }: Line): boolean => parts.every(({ text }) => level.test(text))
  const lists = lines.filter((line) => !isLevel(line))
  const titles = titlesOf(lists)
  return lines.flatMap((line, index) => {
    if (titles.has(line) || isLevel(line)) return []
    const before = lines[index - 1]
    const begins = before !== undefined && (titles.has(before) || isLevel(before))
    return [begins ? { ...line, startsBlock: true } : line]
  })
}

/** Reads lists beside each other one after the other, so that an item that wraps stays whole. */
function byColumns(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (let at = 0; at < lines.length;) {
    const [first] = lines.slice(at)
    const columns = first?.parts ?? []
    const isCell = ({ left }: Part): boolean => columns.some((cell) => Math.abs(cell.left - left) < sameEdge)
    const ends = lines.findIndex(
      (line, index) => index > at && (line.bullet || line.gap >= newParagraph || !line.parts.every(isCell)),
    )
    const run = lines.slice(at, ends < 0 ? lines.length : ends)
    const areLists = columns.length > 1 && columns.every(({ text }) => listSigns.test(text))
    at += areLists ? run.length : 1
    if (!areLists) result.push(...run.slice(0, 1))
    else
      for (const { left } of columns) {
        const cell = run.flatMap((line) => {
          const part = line.parts.find((some) => Math.abs(some.left - left) < sameEdge)
          return part === undefined ? [] : [{ ...line, parts: [part], text: part.text, left: part.left }]
        })
        result.push(...cell.map((line, index) => (index === 0 ? { ...line, startsBlock: true } : line)))
      }
  }
  return result
}

export function skillsIn(sections: readonly (readonly Line[])[]): string[] {
  const lines = sections.flatMap((some) =>
    some
      .filter(({ text }) => !others.test(text) && !certificate.test(text))
      .map((line, at) => (at === 0 ? { ...line, startsBlock: true } : line)),
  )
  return itemsOf(unwrapped(listsOf(byColumns(lines))))
}

function itemsOf(texts: readonly string[]): string[] {
  const skills: string[] = []
  for (const text of texts) {
    const bare = text.replace(label, '')
    const parts = bare.split(/\s{2,}|\t|\s\/\s/)
    const pieces = parts.flatMap((part) => splitOutside(part, listSigns))
    for (const piece of pieces) {
      const skill = tidySkill(piece.replace(label, ''))
      if (
        skill === '' ||
        level.test(skill) ||
        /^references\b|\bcertified\s/i.test(skill) ||
        skill.split(/\s+/).length > maxSkillWords ||
        /[.!?]$/.test(skill.replace(/\.(?:js|net|io)$/i, ''))
      )
        continue
      if (!skills.some((other) => other.toLowerCase() === skill.toLowerCase())) skills.push(skill)
    }
  }
  return skills
}

const tidySkill = (text: string): string => {
  const bare = text
    .replace(/[●○★☆■□]{2,}/g, '')
    .replace(/^(?:(?:and|dan|&)|\d{1,2}\.)\s+/i, '')
    .replace(levelBehind, '')
    .replace(levelInBrackets, '')
    .replace(/\s+\d{1,3}\s?%$/, '')
    .replace(/^[\s:–—*-]+|[\s:;,]+$/g, '')
    .replace(/(?<!\.(?:js|net|io))\.$/i, '')
    .trim()
  // A rating in the font of its signs: "ĪĪĪĪ".
  return /^[\d\s%.()]*$|^(\p{L})\1{2,}$/u.test(bare) ? '' : bare
}

/** In characters: a shorter row with bars or dots is the last of its list. */
const minCharactersOfFullRow = 50

const isFullRow = ({ text, endsInBar }: Line): boolean =>
  endsInBar === true || (/\s[|•·]/.test(text) && text.length >= minCharactersOfFullRow)

/** In rows: fewer do not show the distance between items. */
const minRowsOfItems = 3
/** In multiples of the least distance between rows. */
const uneven = 1.25

/** Whether rows without signs are at different distances, or in different numbers of cells: some can be the rest of the item above. */
export function areRowsUneven(lines: readonly Line[]): boolean {
  const cells = lines
    .slice(1)
    .filter((line) => !line.bullet && !line.bold && !listSigns.test(line.text))
    .map(({ parts }) => parts.length)
  // A grid has fewer cells in its last row alone.
  if (cells.some((count, at) => at > 0 && count > (cells[at - 1] ?? 0))) return true
  const rows = lines.slice(1).filter((line) => !line.bullet && !line.bold && !/[:：]/.test(line.text))
  const gaps = rows.filter(({ text }) => !listSigns.test(text)).map(({ gap }) => gap)
  return gaps.length >= minRowsOfItems && Math.max(...gaps) > uneven * Math.min(...gaps)
}

/** Joins a list that wraps with its next line, unless that line begins a new item. */
function unwrapped(lines: readonly Line[]): string[] {
  const texts: string[] = []
  const items = lines.flatMap(({ parts }) => parts)
  const capitalised = items.filter(({ text }) => /^\p{Lu}/u.test(text)).length
  // One item in small letters among others is the rest of the item above it.
  const areCapitalised = capitalised > 2 * (items.length - capitalised)
  let open: Line | undefined
  for (const line of lines) {
    const text = line.parts.map((part) => part.text).join('  ')
    const before = texts.at(-1)
    const goesOn =
      open !== undefined &&
      before !== undefined &&
      !line.bullet &&
      !line.startsBlock &&
      (!line.bold || open.bold) &&
      line.gap < newParagraph &&
      !label.test(text) &&
      labelledByCell(line, text) === text &&
      (/[,;]|[/&-]$/.test(before) ||
        (/^\p{Ll}{3}/u.test(text) && areCapitalised) ||
        /\s[•·]\s*\S|[•·]$/.test(before) ||
        isFullRow(open))
    if (goesOn) texts[texts.length - 1] = joined(open?.endsInBar === true ? `${before} |` : before, text)
    else texts.push(labelledByCell(line, text))
    open = line
  }
  return texts
}

/** Drops a label such as "Technical Skills:" that has its own cell beside the list. */
const labelledByCell = (line: Line, text: string): string => {
  const [first, ...others] = line.parts
  if (first === undefined || others.length === 0) return text
  const listed = others.map((part) => part.text).join('  ')
  return /[:：]$/.test(first.text) || (!/[,;]/.test(first.text) && /[,;]/.test(listed) && others.length === 1)
    ? listed
    : text
}

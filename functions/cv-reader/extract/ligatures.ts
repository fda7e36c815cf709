/** Some PDF fonts map a ligature to U+0000 or to a single code point instead of its letters. */

const written: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/** The character that pdf.js returns for a ligature without a mapping. */
const lost = '\u0000'
const possible = ['fi', 'ff', 'fl', 'ffi', 'ti', 'tt', 'ffl'] as const

/** Beginnings and middles of words that contain a ligature; they decide which one is missing. */
const familiar = new RegExp(
  [
    'effici|suffici|offici|office|coeffici|proffer|differ|effect|effort|afford|affair|affect|traff|staff|buff|stuff|cliff|offer|offshore|offset|off|affili',
    'certif|profi|benefi|defin|confi|speci?fi|identif|verif|modif|notif|qualif|classif|simplif|quantif|clarif|unif|amplif|diversif|intensif|justif|magnif|ratif|rectif|signif|testif',
    'final|financ|find|fine|finger|finish|fire|firm|first|fish|fit|five|fix|field|file|fill|film|filter|fig|fiber|fibre|profile|refine|artific|scientif|pacific|traffic|graffi',
    'workflow|flow|flex|fluent|fluid|flight|float|floor|flag|flash|flat|fleet|influen|reflect|inflat|conflict|overflow|cashflow|affluent|offline|shuffl|baffl',
    'attent|atten|commit|better|letter|matter|pattern|setting|getting|written|button|bottom|battery|little|attr|attach|attemp',
  ].join('|'),
  'i',
)

function guessed(word: string): string {
  const tries = possible.map((letters) => word.replace(lost, letters))
  return tries.find((attempt) => familiar.test(attempt)) ?? word.replace(lost, 'fi')
}

const wordWithLost = new RegExp(`\\p{L}*${lost}\\p{L}*`, 'gu')

export const restoreLigatures = (text: string): string =>
  /[\0ﬀ-ﬆ]/.test(text)
    ? text
        .replace(/[ﬀ-ﬆ]/g, (sign) => written[sign] ?? sign)
        .replace(wordWithLost, (word) => (word.length > 1 ? guessed(word) : ' '))
        .replaceAll(lost, ' ')
    : text

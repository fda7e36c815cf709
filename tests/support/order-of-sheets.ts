import type { Page } from 'playwright-core'
import { rulesOfUtilities } from '../../web/utilities.ts'

/** Every utility among the classes of the page, as one sheet after all others. */
const wholeSheetOf = async (page: Page): Promise<string> =>
  rulesOfUtilities(
    await page.evaluate(() =>
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    ),
  )

/**
 * Names what changes if all utilities are in one sheet. The pages have them in several (decision 186), whose order is that of
 * their loading, so an element with `border-line` and `border-l-danger` would have the colour of the sheet that came last.
 */
export const decidedByOrder = async (page: Page): Promise<string[]> =>
  page.evaluate(
    (rules) => {
      const edges = /^(border|padding|margin|inset|row-gap|column-gap)/
      const elements = [...document.querySelectorAll('[class]')]
      const look = (): string[][] =>
        elements.map((element) => {
          const style = getComputedStyle(element)
          return [...style]
            .filter((name) => edges.test(name))
            .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        })
      const before = look()
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
      const after = look()
      document.adoptedStyleSheets.pop()
      return elements.flatMap((element, index) =>
        (before[index] ?? [])
          .filter((line, place) => line !== after[index]?.[place])
          .map((line) => `${line} of .${element.getAttribute('class') ?? ''}`),
      )
    },
    await wholeSheetOf(page),
  )

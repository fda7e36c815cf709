import type { Metric, Numbers, Throttling } from './measurement.ts'

type Goal = { atLeast: number } | { atMost: number }

/**
 * The goals of every page. With `devtools` the browser itself is throttled, so those times have goals. The simulation
 * assumes that scripts delay the text, which they do not in a browser, so its times have none. `web/budgets.ts` limits
 * the scripts.
 */
const goals: Readonly<Record<Throttling, Partial<Record<Metric, Goal>>>> = {
  simulate: {
    accessibility: { atLeast: 100 },
    'best practices': { atLeast: 100 },
    SEO: { atLeast: 100 },
    CLS: { atMost: 0.01 },
  },
  devtools: { 'TBT ms': { atMost: 100 }, CLS: { atMost: 0.01 } },
}

/** How much later a page may show its largest element than the same page without its scripts, measured in the same run. */
const maxTimesWithoutScripts = 1.05

/** Returns each missed goal as a sentence. */
export function missedBy(numbers: Numbers, throttling: Throttling): string[] {
  return (Object.entries(goals[throttling]) as [Metric, Goal][]).flatMap(([metric, goal]) => {
    const value = numbers[metric]
    if ('atLeast' in goal)
      return value >= goal.atLeast ? [] : [`${metric} is ${value}, and should be at least ${goal.atLeast}`]
    return value <= goal.atMost ? [] : [`${metric} is ${value}, and should be at most ${goal.atMost}`]
  })
}

/** Returns a sentence where a page's scripts delay its largest element by more than the limit. */
export function missedBesideNoScripts(numbers: Numbers, withoutScripts: Numbers): string[] {
  const max = Math.round(withoutScripts['LCP ms'] * maxTimesWithoutScripts)
  const value = numbers['LCP ms']
  return value <= max
    ? []
    : [
        `LCP ms is ${value}, and should be at most ${max}: ${maxTimesWithoutScripts} times that without scripts`,
      ]
}

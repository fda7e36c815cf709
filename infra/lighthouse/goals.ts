import type { Metric, Numbers, Throttling } from './measurement.ts'

type Goal = { atLeast: number } | { atMost: number }

/**
 * The goals of every page. With applied throttling (`devtools`) the browser itself is slow, so those figures decide. The
 * simulation delays the text by the scripts, which a browser does not; its goals only prevent regressions.
 */
const goals: Readonly<Record<Throttling, Partial<Record<Metric, Goal>>>> = {
  simulate: {
    performance: { atLeast: 97 },
    accessibility: { atLeast: 100 },
    'best practices': { atLeast: 100 },
    SEO: { atLeast: 100 },
    'LCP ms': { atMost: 1990 },
    CLS: { atMost: 0.01 },
    'JS bytes': { atMost: 94_000 },
  },
  devtools: { 'TBT ms': { atMost: 150 }, CLS: { atMost: 0.01 } },
}

/** How much later a page may paint than the same page without its scripts, measured in the same run. */
const maxTimesWithoutScripts = 1.3
const painted = ['FCP ms', 'LCP ms'] as const satisfies readonly Metric[]

/** Returns each missed goal as a sentence. */
export function missedBy(numbers: Numbers, throttling: Throttling): string[] {
  return (Object.entries(goals[throttling]) as [Metric, Goal][]).flatMap(([metric, goal]) => {
    const value = numbers[metric]
    if ('atLeast' in goal)
      return value >= goal.atLeast ? [] : [`${metric} is ${value}, and should be at least ${goal.atLeast}`]
    return value <= goal.atMost ? [] : [`${metric} is ${value}, and should be at most ${goal.atMost}`]
  })
}

/** Returns, as sentences, the metrics that a page's scripts delay by more than the limit. */
export function missedBesideNoScripts(numbers: Numbers, withoutScripts: Numbers): string[] {
  return painted.flatMap((metric) => {
    const most = Math.round(withoutScripts[metric] * maxTimesWithoutScripts)
    const value = numbers[metric]
    return value <= most
      ? []
      : [
          `${metric} is ${value}, and should be at most ${most}: ${maxTimesWithoutScripts} times that without scripts`,
        ]
  })
}

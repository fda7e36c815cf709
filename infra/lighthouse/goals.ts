import type { Metric, Numbers, Throttling } from './measurement.ts'

type Goal = { atLeast: number } | { atMost: number }

/**
 * What no page may miss. Times and sizes are those of the best static template known, measured alike, and a margin;
 * they are Lighthouse's simulated ones. The layout has to stand still however slow the network really is.
 */
export const goals: Readonly<Record<Throttling, Partial<Record<Metric, Goal>>>> = {
  simulate: {
    performance: { atLeast: 99 },
    accessibility: { atLeast: 100 },
    'best practices': { atLeast: 100 },
    SEO: { atLeast: 100 },
    'FCP ms': { atMost: 960 },
    'LCP ms': { atMost: 1740 },
    CLS: { atMost: 0.01 },
    bytes: { atMost: 214_000 },
    requests: { atMost: 10 },
    'JS bytes': { atMost: 94_000 },
  },
  devtools: { CLS: { atMost: 0.01 } },
}

/** The goals that numbers miss, each as a sentence. */
export function missedBy(numbers: Numbers, throttling: Throttling): string[] {
  return (Object.entries(goals[throttling]) as [Metric, Goal][]).flatMap(([metric, goal]) => {
    const value = numbers[metric]
    if ('atLeast' in goal)
      return value >= goal.atLeast ? [] : [`${metric} is ${value}, and should be at least ${goal.atLeast}`]
    return value <= goal.atMost ? [] : [`${metric} is ${value}, and should be at most ${goal.atMost}`]
  })
}

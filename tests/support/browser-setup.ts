import type { TestProject } from 'vitest/node'
import { buildSiteIfNeeded } from '#infra/local/site/built-site.ts'
import { findBrowser, type FoundBrowser } from '#infra/browser/find-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browser: FoundBrowser
  }
}

/** Runs once before all journeys: finds a browser and builds the site. */
export default async function setUp(project: TestProject): Promise<void> {
  project.provide('browser', await findBrowser({ packageFirst: true }))
  buildSiteIfNeeded()
}

import type { PathParameters } from '#shared/platform/contract/endpoint.ts'
import type { PagePath } from './routes.ts'

type Filled<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : Path

/** A path of a page of the site. */
export type SitePath = Filled<PagePath>

type Parameters<Path extends string> = Path extends `${string}{${string}` ? [PathParameters<Path>] : []

/** Fills the parameters of a path, of a page or of an endpoint. */
export const filled = (path: string, parameters: Readonly<Record<string, string | undefined>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))

/** A function that takes the paths of some pages, and a value for each of their parameters. */
export type LinkTo<Pages extends string> = <Path extends Pages>(
  path: Path,
  ...parameters: Parameters<Path>
) => Filled<Path>

/** `linkTo('/careers/{jobId}', { jobId })`: a missing parameter or an unknown page does not compile. */
export const linkTo = filled as LinkTo<PagePath>

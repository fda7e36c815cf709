import { company } from '#shared/company.ts'
import { isBareProfile } from '#shared/company-examples.ts'
import { services } from '../src/marketing/services.ts'
import type { Page } from '../src/site/routes.ts'
import { urlOf } from './listed-pages.ts'
import { nameOf, trailTo } from './page-names.ts'

export type Thing = { '@type': string } & Record<string, unknown>

const organizationId = urlOf('/#organization')
const organizationReference = { '@id': organizationId }

/** An empty profile does not exist, and that of an example is nobody's. */
export const ownProfiles = (social: Readonly<Record<string, string>>): string[] =>
  Object.values(social).filter((url) => url !== '' && !isBareProfile(url))

export const organization = (): Thing => {
  const { street, city, state, postcode, country } = company.address
  const { phone, email } = company.contact
  const profiles = ownProfiles(company.social)
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.shortName,
    legalName: company.fullName,
    description: company.description,
    url: urlOf('/'),
    logo: urlOf('/icon-512.png'),
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: country,
    },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email, telephone: phone },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

const website = (): Thing => ({
  '@type': 'WebSite',
  '@id': urlOf('/#website'),
  name: company.shortName,
  url: urlOf('/'),
  inLanguage: 'en',
  publisher: organizationReference,
})

type Step = { name: string; path: string }

const stepsTo = (page: Page): Step[] =>
  trailTo(page.path).map((step) => ({ name: nameOf(step), path: step.path }))

/** The trail from home, whose steps are those below it. */
export const breadcrumbs = (steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(path),
  })),
})

const serviceOn = (page: Page): Thing[] =>
  services
    .filter(({ href }) => href === page.path)
    .map(({ title, description, href }) => ({
      '@type': 'Service',
      '@id': urlOf(`${href}#service`),
      name: title,
      serviceType: title,
      description,
      url: urlOf(href),
      provider: organizationReference,
      areaServed: { '@type': 'Country', name: company.address.country },
    }))

/** The page's structured data (JSON-LD). */
export const structuredDataOf = (page: Page): Thing[] => [
  organization(),
  ...(page.path === '/' ? [website()] : [breadcrumbs(stepsTo(page))]),
  ...serviceOn(page),
]

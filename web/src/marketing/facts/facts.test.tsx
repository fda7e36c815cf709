import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as sample from '#shared/company-facts.sample.ts'
import * as facts from '#shared/company-facts.ts'
import { CompanyFacts } from './CompanyFacts.tsx'
import { FactsTitle } from './Fact.tsx'
import { Meanings } from './Meanings.tsx'
import { ServiceFacts } from './ServiceFacts.tsx'

const services = ['gpu-clusters', 'gpu-leasing', 'on-demand', 'ai-solutions'] as const

const textOf = (element: ReactNode): string => renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, ' ')

describe('without facts', () => {
  test('there is no section', () => {
    for (const service of services) expect(textOf(<ServiceFacts service={service} />)).toBe('')
    expect(textOf(<CompanyFacts />)).toBe('')
  })

  test('the company states no figures, and of the claims only the meanings that the pages have elsewhere', () => {
    const lists = Object.entries(facts).filter(([, slot]) => Array.isArray(slot))
    expect(lists.length).toBeGreaterThan(5)
    for (const [name, slot] of lists) expect(slot, name).toEqual([])
    expect([facts.registrationNumber, facts.termsUrl, facts.programmes]).toEqual(['', '', {}])
    expect(Object.keys(facts.meanings).toSorted()).toEqual(['24 hours', '24/7', 'A100'])
  })
})

describe('with a fact in every slot', () => {
  test('a service has its prices, levels and pictures, and none of another service', () => {
    const onDemand = textOf(<ServiceFacts service="on-demand" facts={sample} />)
    for (const { service, item } of sample.prices)
      expect(onDemand.includes(item), item).toBe(service === 'on-demand')
    expect(onDemand).toContain('99.9% a month')
    expect(onDemand).toContain('The console')
    expect(onDemand).toContain('Terms and conditions')
    expect(textOf(<ServiceFacts service="ai-solutions" facts={sample} />)).toBe('')
  })

  test('the company has its halls, certificates, customers and photographs', () => {
    const text = textOf(<CompanyFacts facts={sample} />)
    for (const said of ['Hall 1', 'Sample certificate A', 'Sample Bank', 'Head of Data', 'A data hall'])
      expect(text).toContain(said)
  })

  test('the samples are marked as examples, and the facts of a company are not', () => {
    expect([sample.areSamples, facts.areSamples]).toEqual([true, false])
    const title = (isExample: boolean) =>
      textOf(
        <FactsTitle id="halls" isExample={isExample}>
          Where
        </FactsTitle>,
      )
    expect(title(sample.areSamples)).toContain('Example')
    expect(title(facts.areSamples)).not.toContain('Example')
  })

  test('one slot alone makes one section', () => {
    expect(
      renderToStaticMarkup(<CompanyFacts facts={{ ...facts, certificates: sample.certificates }} />).match(
        /<section/g,
      ),
    ).toHaveLength(1)
  })

  test('the stated claims are explained in the order of the page', () => {
    expect(textOf(<Meanings claims={['48TB', 'A100']} stated={sample.meanings} />)).toMatch(
      /48TB.*host memory.*A100.*on demand/,
    )
    expect(textOf(<Meanings claims={[]} stated={sample.meanings} />)).toBe('')
  })
})

/**
 * A maker of the hardware in our halls, by its name: its logo needs its permission. A programme of a maker that the company
 * is a member of is in `shared/company-facts.ts`.
 */
export type Partner = {
  name: string
  description: string
}

export const partners = [
  {
    name: 'NVIDIA',
    description: 'AI | GPU',
  },
  {
    name: 'Supermicro',
    description: 'Server | Storage',
  },
  {
    name: 'ASUS',
    description: 'Computer | Electronics',
  },
  {
    name: 'AMD',
    description: 'Computing',
  },
  {
    name: 'Intel',
    description: 'Semiconductor | Computing',
  },
  {
    name: 'Mellanox',
    description: 'High-Performance',
  },
] as const satisfies readonly Partner[]

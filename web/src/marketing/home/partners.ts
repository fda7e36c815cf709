/**
 * A maker of the hardware in our halls. It is shown by name, because its logo needs its permission. The makers' programmes
 * that the company belongs to are in `shared/company-facts.ts`.
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

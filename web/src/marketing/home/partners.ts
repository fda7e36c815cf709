/** A company whose products we use, by its name: its logo needs its permission. */
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

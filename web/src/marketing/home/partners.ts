/** A company whose products we use. */
export type Partner = {
  id: 'nvidia' | 'supermicro' | 'asus' | 'amd' | 'intel' | 'mellanox'
  name: string
  description: string
  /** The path of our own icon for the company's products, in a square of 40; not its logo. */
  sign: string
}

export const partners = [
  {
    id: 'nvidia',
    name: 'NVIDIA',
    description: 'AI | GPU',
    sign: 'M6 6h28v28H6zM13 13h5v5h-5zm9 0h5v5h-5zm-9 9h5v5h-5zm9 0h5v5h-5z',
  },
  {
    id: 'supermicro',
    name: 'Supermicro',
    description: 'Server | Storage',
    sign: 'M5 6h30v7H5zm0 10.5h30v7H5zM5 27h30v7H5zM10 9.5h4m-4 10.5h4m-4 10.5h4',
  },
  {
    id: 'asus',
    name: 'ASUS',
    description: 'Computer | Electronics',
    sign: 'M4 7h32v21H4zM14 34h12m-6-6v6M10 22l6-7 5 5 4-4 5 6',
  },
  {
    id: 'amd',
    name: 'AMD',
    description: 'Computing',
    sign: 'M20 4l16 16-16 16L4 20zM20 12l8 8-8 8-8-8z',
  },
  {
    id: 'intel',
    name: 'Intel',
    description: 'Semiconductor | Computing',
    sign: 'M11 11h18v18H11zM16 11V4m8 7V4M16 36v-7m8 7v-7M11 16H4m7 8H4m32-8h-7m7 8h-7',
  },
  {
    id: 'mellanox',
    name: 'Mellanox',
    description: 'High-Performance',
    sign: 'M20 20L8 8m12 12L32 8M20 20L8 32m12-12l12 12M20 20v-14M20 20v14M20 20h0M8 8h0M32 8h0M8 32h0M32 32h0M20 6h0M20 34h0',
  },
] as const satisfies readonly Partner[]

import type { gpuTypes } from '#shared/enquiry/enquiry-choices.ts'

/** What NVIDIA publishes about a GPU, each figure for one GPU. */
export type Gpu = { memory: string; bandwidth: string; link: string; use: string }

/** The columns of its figures. */
export const gpuColumns = {
  memory: { label: 'Memory', valueOf: ({ memory }: Gpu) => memory },
  bandwidth: { label: 'Bandwidth', valueOf: ({ bandwidth }: Gpu) => bandwidth },
  link: { label: 'Interconnect', valueOf: ({ link }: Gpu) => link },
} as const

/** The GPU types that the enquiry form offers. Eight GPUs share the board of an HGX node. */
export const gpus = {
  'Nvidia RTX4090': {
    memory: '24 GB GDDR6X',
    bandwidth: '1.0 TB/s',
    link: 'PCIe 4.0',
    use: 'Prototypes, rendering, small models',
  },
  'Nvidia L40': {
    memory: '48 GB GDDR6',
    bandwidth: '864 GB/s',
    link: 'PCIe 4.0',
    use: 'Graphics and inference side by side',
  },
  'Nvidia L40S': {
    memory: '48 GB GDDR6',
    bandwidth: '864 GB/s',
    link: 'PCIe 4.0',
    use: 'Inference and fine-tuning',
  },
  'Nvidia HGX H100': {
    memory: '80 GB HBM3',
    bandwidth: '3.35 TB/s',
    link: 'NVLink, 900 GB/s',
    use: 'Training of large models',
  },
  'Nvidia HGX H200': {
    memory: '141 GB HBM3e',
    bandwidth: '4.8 TB/s',
    link: 'NVLink, 900 GB/s',
    use: 'Large models that need more memory',
  },
  'Nvidia HGX B200': {
    memory: '180 GB HBM3e',
    bandwidth: '7.7 TB/s',
    link: 'NVLink, 1.8 TB/s',
    use: 'The largest training and inference runs',
  },
} as const satisfies Record<(typeof gpuTypes)[number], Gpu>

/** In the order of the form. */
export const gpuNames = Object.keys(gpus) as (keyof typeof gpus)[]

/** "Nvidia RTX4090" is the form's name of the RTX 4090. */
export const modelOf = (type: string): string => type.replace('Nvidia ', '').replace('RTX4090', 'RTX 4090')

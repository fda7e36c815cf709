export type Source = { readonly name: string; readonly href: string }

const arxiv = (name: string, id: string): Source => ({ name, href: `https://arxiv.org/abs/${id}` })
const nvidia = (name: string, path: string): Source => ({
  name: `NVIDIA, ${name}`,
  href: `https://www.nvidia.com/en-us/${path}/`,
})

/** The papers and product pages that formulas, figures and published runs are from. */
export const sources = {
  scalingLaws: arxiv('Kaplan et al., Scaling Laws (2020)', '2001.08361'),
  chinchilla: arxiv('Hoffmann et al., Chinchilla (2022)', '2203.15556'),
  gpt3: arxiv('Brown et al., GPT-3 (2020)', '2005.14165'),
  palm: arxiv('Chowdhery et al., PaLM (2022)', '2204.02311'),
  zero: arxiv('Rajbhandari et al., ZeRO (2020)', '1910.02054'),
  eightBitOptimizers: arxiv('Dettmers et al., 8-bit Optimizers (2022)', '2110.02861'),
  recomputation: arxiv('Korthikanti et al., Activation Recomputation (2022)', '2205.05198'),
  megatron: arxiv('Narayanan et al., Megatron-LM (2021)', '2104.04473'),
  lora: arxiv('Hu et al., LoRA (2021)', '2106.09685'),
  qlora: arxiv('Dettmers et al., QLoRA (2023)', '2305.14314'),
  inference: arxiv('Pope et al., Efficient Inference (2022)', '2211.05102'),
  groupedQueries: arxiv('Ainslie et al., Grouped-Query Attention (2023)', '2305.13245'),
  pagedAttention: arxiv('Kwon et al., PagedAttention (2023)', '2309.06180'),
  llama: arxiv('Touvron et al., LLaMA (2023)', '2302.13971'),
  llama2: arxiv('Touvron et al., Llama 2 (2023)', '2307.09288'),
  llama3: arxiv('Llama Team, Llama 3 (2024)', '2407.21783'),
  llama31Card: {
    name: 'Meta, Llama 3.1 model card',
    href: 'https://github.com/meta-llama/llama-models/blob/main/models/llama3_1/MODEL_CARD.md',
  },
  bloom: arxiv('BigScience, BLOOM (2022)', '2211.05100'),
  falcon: { name: 'TII, Falcon 180B', href: 'https://huggingface.co/blog/falcon-180b' },
  mpt: { name: 'MosaicML, MPT-7B', href: 'https://www.databricks.com/blog/mpt-7b' },
  neox: arxiv('Black et al., GPT-NeoX-20B (2022)', '2204.06745'),
  bloomberg: arxiv('Wu et al., BloombergGPT (2023)', '2303.17564'),
  starcoder: arxiv('Li et al., StarCoder (2023)', '2305.06161'),
  a100: nvidia('A100', 'data-center/a100'),
  rtx4090: nvidia('GeForce RTX 4090', 'geforce/graphics-cards/40-series/rtx-4090'),
  l40: nvidia('L40', 'data-center/l40'),
  l40s: nvidia('L40S', 'data-center/l40s'),
  h100: nvidia('H100', 'data-center/h100'),
  h200: nvidia('H200', 'data-center/h200'),
  hgx: nvidia('HGX B200', 'data-center/hgx'),
} as const satisfies Record<string, Source>

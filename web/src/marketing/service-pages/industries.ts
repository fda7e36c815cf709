/** The industries of the strip, each with an icon in a square of 32. */
export const industries = [
  {
    name: 'Healthcare',
    text: 'Images, records and waiting times, read together.',
    sign: 'M2 17h7l4-11 6 20 4-9h7',
  },
  {
    name: 'Finance',
    text: 'Fraud caught as it happens, risk before it does.',
    sign: 'M3 27h26M6 22v-8m7 8V9m7 13v-6m7 6V5',
  },
  {
    name: 'Retail & E-commerce',
    text: 'Demand forecast by shelf, offers by customer.',
    sign: 'M3 6h4l4 15h14l3-11H9m4 17h0m10 0h0',
  },
  {
    name: 'Manufacturing',
    text: 'Defects caught on the line, failures predicted before it stops.',
    sign: 'M3 28V14l8 5v-5l8 5V4h9v24zM9 24h3m4 0h3',
  },
  {
    name: 'Telecommunications',
    text: 'Networks that predict load and explain outages.',
    sign: 'M16 15v14m-5 0h10M10 20a8.5 8.5 0 0 1 0-12m12 0a8.5 8.5 0 0 1 0 12M5 25A15 15 0 0 1 5 3m22 0a15 15 0 0 1 0 22M16 14h0',
  },
  {
    name: 'Technology',
    text: 'Language and vision inside the products you ship.',
    sign: 'M9 9h14v14H9zM13 3v6m6-6v6m-6 14v6m6-6v6M3 13h6m-6 6h6m14-6h6m-6 6h6',
  },
] as const

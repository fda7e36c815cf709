import type { Processors } from '#shared/platform/processors.ts'

/** The places of AWS's regions, in English and in Malay where that differs. A region that is not here is named by its code. */
const places: Readonly<Record<string, readonly [english: string, malay?: string]>> = {
  'ap-northeast-1': ['Tokyo, Japan', 'Tokyo, Jepun'],
  'ap-northeast-2': ['Seoul, South Korea', 'Seoul, Korea Selatan'],
  'ap-northeast-3': ['Osaka, Japan', 'Osaka, Jepun'],
  'ap-south-1': ['Mumbai, India'],
  'ap-south-2': ['Hyderabad, India'],
  'ap-southeast-1': ['Singapore', 'Singapura'],
  'ap-southeast-2': ['Sydney, Australia'],
  'ap-southeast-3': ['Jakarta, Indonesia'],
  'ap-southeast-4': ['Melbourne, Australia'],
  'ap-southeast-5': ['Malaysia'],
  'ap-southeast-7': ['Thailand'],
  'ca-central-1': ['Montreal, Canada', 'Montreal, Kanada'],
  'eu-central-1': ['Frankfurt, Germany', 'Frankfurt, Jerman'],
  'eu-north-1': ['Stockholm, Sweden'],
  'eu-south-1': ['Milan, Italy', 'Milan, Itali'],
  'eu-west-1': ['Ireland'],
  'eu-west-2': ['London, United Kingdom'],
  'eu-west-3': ['Paris, France', 'Paris, Perancis'],
  'us-east-1': ['Virginia, United States', 'Virginia, Amerika Syarikat'],
  'us-east-2': ['Ohio, United States', 'Ohio, Amerika Syarikat'],
  'us-west-1': ['California, United States', 'California, Amerika Syarikat'],
  'us-west-2': ['Oregon, United States', 'Oregon, Amerika Syarikat'],
}

/** "Sydney, Australia (ap-southeast-2); Tokyo, Japan (ap-northeast-1)" */
export const placesOf = ({ regions }: Processors, language: 'en' | 'ms'): string =>
  regions
    .map((region) => {
      const [english, malay = english] = places[region] ?? []
      const place = language === 'ms' ? malay : english
      return place === undefined ? region : `${place} (${region})`
    })
    .join('; ')

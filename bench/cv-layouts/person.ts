/** What a made CV says. Everybody here is invented. */
export type Person = {
  name: string
  title: string
  email: string
  phone: string
  location: string
  summary: string
  skills: readonly string[]
  jobs: readonly Job[]
  schools: readonly School[]
  languages: readonly (readonly [language: string, proficiency: string])[]
}

/** A month as year and number; the end of a position that goes on is missing. */
export type Month = readonly [year: number, month: number]

export type Job = {
  position: string
  company: string
  place: string
  from: Month
  to?: Month
  did: readonly string[]
}

export type School = {
  degree: string
  field: string
  school: string
  place: string
  from: number
  to: number
}

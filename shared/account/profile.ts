import * as z from 'zod/mini'
import { lineOrNothing, optionalLine, requiredLine, textOrNothing } from '#shared/platform/text.ts'

/** In characters, as an input's `maxlength` counts them. */
export const profileLengths = {
  name: { minimum: 2, maximum: 100 },
  phone: { minimum: 6, maximum: 30 },
  title: { minimum: 2, maximum: 100 },
  location: { minimum: 2, maximum: 100 },
  about: { minimum: 0, maximum: 2000 },
  education: { minimum: 0, maximum: 2000 },
  skill: { minimum: 1, maximum: 60 },
} as const

export const maxSkills = 50
const maxEntries = 30

export const personName = requiredLine({
  label: 'Name',
  length: profileLengths.name,
  required: 'Please enter your name',
})

const phoneCharacters = /^[+()\d\s.\-/x]*$/i

export const phone = lineOrNothing({ label: 'Phone number', length: profileLengths.phone }).check(
  z.refine((text) => phoneCharacters.test(text), {
    error: 'Please use only digits, spaces and + ( ) - . in the phone number',
    abort: true,
  }),
)

const skill = requiredLine({ label: 'Skill', length: profileLengths.skill, required: 'Please enter a skill' })

const skills = z
  .array(skill, { error: 'Please list skills as texts' })
  .check(z.maxLength(maxSkills, { error: `Please list at most ${maxSkills} skills` }))

const short = (label: string) => optionalLine({ label, length: { minimum: 0, maximum: 200 } })
const date = (label: string) => optionalLine({ label, length: { minimum: 0, maximum: 40 } })

export const experienceEntry = z.object({
  position: short('Position'),
  company: short('Company'),
  start_date: date('Start date'),
  end_date: date('End date'),
  description: z._default(textOrNothing({ label: 'Description', maximum: 4000 }), ''),
})

export const educationEntry = z.object({
  degree: short('Degree'),
  institution: short('Institution'),
  field_of_study: short('Field of study'),
  start_date: date('Start date'),
  end_date: date('End date'),
  gpa: date('GPA'),
})

const lengthOfLanguage = { minimum: 0, maximum: 60 } as const

export const languageEntry = z.object({
  language: optionalLine({ label: 'Language', length: lengthOfLanguage }),
  proficiency: optionalLine({ label: 'Proficiency', length: lengthOfLanguage }),
})

/** Entries read from a CV, or the candidate's own text. */
const education = z.union([
  textOrNothing({ label: 'Education', maximum: profileLengths.education.maximum }),
  z.array(educationEntry).check(z.maxLength(maxEntries)),
])

/** The fields that can be read from a CV. */
const readFields = [
  'name',
  'phone',
  'title',
  'location',
  'about',
  'skills',
  'experience',
  'education',
  'languages',
] as const
export type ReadField = (typeof readFields)[number]

/** Fields of which the reader of the CV was not sure, as long as the candidate has neither changed nor confirmed them. */
export const unconfirmedFields = z.array(z.enum(readFields))

/** What a candidate may change. The e-mail address has an endpoint of its own (`auth.correctEmail`). */
export const profileChange = z.object({
  name: z.optional(personName),
  phone: z.optional(phone),
  title: z.optional(lineOrNothing({ label: 'Job title', length: profileLengths.title })),
  location: z.optional(lineOrNothing({ label: 'Location', length: profileLengths.location })),
  about: z.optional(textOrNothing({ label: 'About', maximum: profileLengths.about.maximum })),
  skills: z.optional(skills),
  experience: z.optional(z.array(experienceEntry).check(z.maxLength(maxEntries))),
  education: z.optional(education),
  languages: z.optional(z.array(languageEntry).check(z.maxLength(maxEntries))),
  /** Fields that are right as they are. */
  confirmed: z.optional(unconfirmedFields),
})

export type ProfileChange = z.output<typeof profileChange>

/** The profile as the API returns it. An absent field is an empty string or list. */
export const profile = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  title: z.string(),
  location: z.string(),
  about: z.string(),
  skills: z.array(z.string()),
  experience: z.array(experienceEntry),
  education,
  languages: z.array(z.object({ language: z.string(), proficiency: z.string() })),
  cv_url: z.nullable(z.string()),
  cvFileName: z.nullable(z.string()),
  /** The CV has text that nobody sees. */
  cvHasHiddenText: z._default(z.boolean(), false),
  unconfirmed: z._default(unconfirmedFields, []),
  created_at: z.string(),
  /** False for a candidate who registered with a CV and has not set a password yet. */
  hasPassword: z._default(z.boolean(), true),
  /** When the account is deleted unless the e-mail address is confirmed by then; absent once it is. */
  email_confirm_by: z.optional(z.string()),
  /** Whether a mistyped address can still be corrected. */
  email_correctable: z.optional(z.boolean()),
})

export type Profile = z.output<typeof profile>

/** The part of a profile that recruiters read. An older API sends less of it. */
export const applicantProfile = z.object({
  phone: profile.shape.phone,
  title: profile.shape.title,
  location: profile.shape.location,
  about: z._default(profile.shape.about, ''),
  skills: profile.shape.skills,
  experience: z._default(profile.shape.experience, []),
  education: z._default(profile.shape.education, ''),
  languages: z._default(profile.shape.languages, []),
  cvFileName: profile.shape.cvFileName,
  cvHasHiddenText: profile.shape.cvHasHiddenText,
  unconfirmed: profile.shape.unconfirmed,
})

export type ApplicantProfile = z.output<typeof applicantProfile>

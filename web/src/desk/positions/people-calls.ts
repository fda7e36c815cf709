import { checkCvFile, cvLimits, cvMessages } from '#shared/account/cv.ts'
import { recruitingIntroductions } from '#shared/desk/contract/introductions.ts'
import type { Problems } from '../../form/machine.ts'
import { recruitingApi } from '../desk-api.ts'
import { deskForm } from '../desk-form.ts'
import { textIn } from '../text-in.ts'

/** An input without a file has an empty one. */
function fileIn(form: FormData): File | undefined {
  const file = form.get('cv_file')
  return file instanceof File && file.name !== '' ? file : undefined
}

function fileProblems(form: FormData): Problems {
  const file = fileIn(form)
  const check = file && checkCvFile(file, cvLimits.directBytes)
  if (check?.kind !== 'refused') return {}
  const isLarge = check.code === 'cv_too_large'
  return { cv_file: isLarge ? 'The file must be smaller than 4 MB.' : cvMessages.wrongType }
}

export const addPerson = (jobId: string) =>
  deskForm({
    schema: recruitingIntroductions.introduce.body,
    fallback: 'The person was not added. What you typed is still here.',
    values: (form) => ({
      name: textIn(form, 'name'),
      email: textIn(form, 'email'),
      referrer: textIn(form, 'referrer'),
      cv_file: fileIn(form),
    }),
    disagreements: fileProblems,
    send: async (body) => (await recruitingApi.introduce({ params: { id: jobId }, body })).data,
  })

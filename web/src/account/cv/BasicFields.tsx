import type { CvData } from '#shared/account/cv.ts'
import type { FieldProps } from '../../ui/Field.tsx'
import { TextField } from '../../ui/TextField.tsx'

type FieldName = 'name' | 'email' | 'phone' | 'title' | 'location'

type Props = {
  cv: Pick<CvData, FieldName>
  field: (name: FieldName) => Omit<FieldProps, 'label'> & { readOnly: boolean }
  /** False where the e-mail address has a field above the sections. */
  hasEmail: boolean
}

export function BasicFields({ cv, field, hasEmail }: Props) {
  return (
    <div className="grid gap-4 from-phone:grid-cols-2 from-phone:*:last:odd:col-span-2">
      <TextField {...field('name')} label="Name" required autoComplete="name" defaultValue={cv.name} />
      {hasEmail && (
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          required
          autoComplete="email"
          defaultValue={cv.email}
        />
      )}
      <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" defaultValue={cv.phone} />
      <TextField
        {...field('title')}
        label="Title"
        autoComplete="organization-title"
        defaultValue={cv.title}
      />
      <TextField {...field('location')} label="Location" defaultValue={cv.location} />
    </div>
  )
}

import { xmlAnswer, type Answer, type Call } from './call.ts'
import { refuse } from './errors.ts'
import { element, parent, resultDocument } from './xml.ts'

export const getVersioning = ({ bucket }: Call): Answer =>
  xmlAnswer(resultDocument('VersioningConfiguration', bucket.versioned ? [element('Status', 'Enabled')] : []))

export function getLifecycle({ bucket: { expiry, unfinishedUploadDays } }: Call): Answer {
  const rules = [
    ...(unfinishedUploadDays === undefined
      ? []
      : [
          rule('', [
            parent('AbortIncompleteMultipartUpload', [element('DaysAfterInitiation', unfinishedUploadDays)]),
          ]),
        ]),
    ...expiry.map(({ prefix, days, earlierVersionsDays }) =>
      rule(prefix, [
        parent('Expiration', [
          days === undefined ? element('ExpiredObjectDeleteMarker', true) : element('Days', days),
        ]),
        ...(earlierVersionsDays === undefined
          ? []
          : [parent('NoncurrentVersionExpiration', [element('NoncurrentDays', earlierVersionsDays)])]),
      ]),
    ),
  ]
  if (rules.length === 0) throw refuse('NoSuchLifecycleConfiguration')
  return xmlAnswer(resultDocument('LifecycleConfiguration', rules))
}

const rule = (prefix: string, actions: readonly string[]): string =>
  parent('Rule', [parent('Filter', [element('Prefix', prefix)]), element('Status', 'Enabled'), ...actions])

import { awsSdkBytes, lambdas, type Builds, type FunctionName } from './builds.ts'
import { goals, type Figure, type Section } from './figures.ts'

const kilobytes = (bytes: number) => ({ value: bytes / 1000, unit: 'kB' }) as const

/** The size of each Lambda's bundle, as deployed. */
export function bundleSizes({ product }: Builds): Section {
  const names = Object.keys(product) as FunctionName[]
  return {
    title: 'Bundle',
    figures: names.map((name): Figure => {
      const { bytes } = product[name]
      const { entry, grants } = lambdas[name]
      const sdk = awsSdkBytes(entry)
      const limit = goals.kilobytesOnDynamoAlone
      const isOnDynamoAlone =
        grants.mail === undefined && grants.files === undefined && grants.services === undefined
      return {
        what: name,
        measured: kilobytes(bytes),
        floor: { ...kilobytes(sdk), name: 'the AWS SDK in it' },
        ratio: bytes / sdk,
        ...(isOnDynamoAlone ? { goal: { text: `<= ${limit} kB`, holds: bytes <= limit * 1000 } } : {}),
      }
    }),
  }
}

import { DefaultStackSynthesizer, type IStackSynthesizer } from 'aws-cdk-lib'
import type { Settings } from '../settings.ts'

/** Deploys with the roles and the bucket of the stage's own bootstrap, where it has one. */
export const synthesizerOf = ({ bootstrapQualifier: qualifier }: Settings): IStackSynthesizer =>
  // With exactOptionalPropertyTypes the CDK's class is not assignable to its own interface.
  new DefaultStackSynthesizer({ qualifier }) as IStackSynthesizer

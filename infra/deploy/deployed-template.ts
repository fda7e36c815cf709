import { GetTemplateCommand, type CloudFormationClient } from '@aws-sdk/client-cloudformation'
import type { Template } from './template.ts'

/** The template of the deployed stack, which CloudFormation compares the next one with. It has a question mark in place of each character outside ASCII. */
export async function deployedTemplate(client: CloudFormationClient, StackName: string): Promise<Template> {
  const { TemplateBody = '' } = await client.send(
    new GetTemplateCommand({ StackName, TemplateStage: 'Original' }),
  )
  return JSON.parse(TemplateBody) as Template
}

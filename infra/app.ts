import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { company, dataProtection } from '#shared/company.ts'
import { areSamples } from '#shared/company-facts.ts'
import { builtFolder, bundleInto } from './bundle.ts'
import { pageHashesFile } from './page-hashes.ts'
import { examplesIn, missingForProduction } from './production-settings.ts'
import { SettingsError } from './settings-error.ts'
import { settingsFrom } from './settings.ts'
import { createSiteStack } from './stack.ts'

const builtSite = (folder: string): string => {
  if (existsSync(join(folder, 'assets')) && existsSync(pageHashesFile(folder))) return folder
  throw new SettingsError(`There is no built site in ${folder}. Run "npm run build" first.`)
}

try {
  const app = new App()
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  const siteFolder = builtSite(
    resolve(String(app.node.tryGetContext('siteFolder') ?? join(builtFolder, 'web'))),
  )
  const settings = settingsFrom((name) => app.node.tryGetContext(name))
  const examples = examplesIn({ ...company, dataProtection, areSamples })
  if (settings.domain === undefined)
    for (const line of [...missingForProduction(settings), ...examples])
      process.stderr.write(`Trial: ${line}\n`)
  else if (examples.length > 0)
    throw new SettingsError(
      ['"domainName" is set, so this deployment is for visitors.', ...examples].join('\n'),
    )
  createSiteStack(app, {
    settings,
    siteFolder,
    bundleOf: (name, shape) => bundleInto(join(builtFolder, 'functions', name), shape, dirname(siteFolder)),
  })
  app.synth()
} catch (error) {
  // Prints the message without a stack trace: the operator has to correct a setting, not the code.
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

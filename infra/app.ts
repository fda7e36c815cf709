import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { bundleInto } from './bundle.ts'
import { repositoryRoot } from './paths.ts'
import { pageHashesFile } from './page-hashes.ts'
import { settingsFrom, SettingsError } from './settings.ts'
import { createSiteStack } from './stack.ts'

const built = join(repositoryRoot, 'dist')

const builtSite = (folder: string): string => {
  if (existsSync(join(folder, 'assets')) && existsSync(pageHashesFile(folder))) return folder
  throw new SettingsError(`There is no built site in ${folder}. Run "npm run build" first.`)
}

try {
  const app = new App()
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  createSiteStack(app, {
    settings: settingsFrom((name) => app.node.tryGetContext(name)),
    siteFolder: builtSite(resolve(String(app.node.tryGetContext('siteFolder') ?? join(built, 'web')))),
    bundleOf: (name, { entry, workers }) => bundleInto(join(built, 'functions', name), entry, workers),
  })
  app.synth()
} catch (error) {
  // Prints the message without a stack trace: the operator has to correct a setting, not the code.
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

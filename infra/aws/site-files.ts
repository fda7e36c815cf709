import { join } from 'node:path'
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { logGroup } from './logs.ts'
import type { Site } from './site.ts'

/** Files whose name changes with their content. */
const assetsFolder = 'assets'
const forever = Duration.days(365)

type Parts = { siteFolder: string; site: Site; httpApi: HttpApi }

/** The built website into its bucket: the API pages call and the files they ask for come before the pages. */
export function deploySiteFiles(scope: Construct, { siteFolder, site, httpApi }: Parts): void {
  const logs = logGroup(scope, 'SiteFilesLogs')
  // Made first on purpose: the library hangs what both share below the first, and pages wait for assets.
  const assets = new BucketDeployment(scope, 'SiteAssets', {
    destinationBucket: site.bucket,
    destinationKeyPrefix: assetsFolder,
    sources: [Source.asset(join(siteFolder, assetsFolder))],
    cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(forever), CacheControl.immutable()],
    // An open tab may still ask for the files of an earlier build.
    prune: false,
    logGroup: logs,
  })
  const pages = new BucketDeployment(scope, 'SitePages', {
    destinationBucket: site.bucket,
    sources: [Source.asset(siteFolder, { exclude: [assetsFolder] })],
    cacheControl: [CacheControl.noCache()],
    // Pages that are gone go; assets are not this deployment's to remove.
    exclude: [`${assetsFolder}/*`],
    distribution: site.distribution,
    distributionPaths: ['/*'],
    logGroup: logs,
  })
  pages.node.addDependency(assets, httpApi)
}

import { join } from 'node:path'
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { logGroup } from './logs.ts'
import type { Site } from './site.ts'

/** Files whose name changes with their content. */
const assetsFolder = 'assets'
const assetsCached = Duration.days(365)

type Parts = {
  siteFolder: string
  site: Site
  httpApi: HttpApi
  /** The functions that publish pages, which request the assets. */
  publishing: readonly Construct[]
}

/**
 * Copies the built website into its bucket: first the assets, then the pages, which use the assets and the API. Returns the
 * deployment of the pages.
 */
export function deploySiteFiles(
  scope: Construct,
  { siteFolder, site, httpApi, publishing }: Parts,
): Construct {
  const logs = logGroup(scope, 'SiteFilesLogs')
  // Created first, because the CDK attaches what both deployments share to the first one, and the pages depend on it.
  const assets = new BucketDeployment(scope, 'SiteAssets', {
    destinationBucket: site.bucket,
    destinationKeyPrefix: assetsFolder,
    sources: [Source.asset(join(siteFolder, assetsFolder))],
    cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(assetsCached), CacheControl.immutable()],
    // An open tab may request assets of an earlier build.
    prune: false,
    logGroup: logs,
  })
  const pages = new BucketDeployment(scope, 'SitePages', {
    destinationBucket: site.bucket,
    sources: [Source.asset(siteFolder, { exclude: [assetsFolder] })],
    cacheControl: [CacheControl.noCache()],
    // Deletes pages that no longer exist, but no assets.
    exclude: [`${assetsFolder}/*`],
    distribution: site.distribution,
    distributionPaths: ['/*'],
    logGroup: logs,
  })
  pages.node.addDependency(assets, httpApi)
  for (const each of publishing) each.node.addDependency(assets)
  return pages
}

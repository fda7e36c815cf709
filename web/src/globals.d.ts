/** The API key from cdk.json, which the build inserts. */
declare const __API_KEY__: string
/** How interviews are held in the deployment, which the privacy policy states. */
declare const __INTERVIEW_PROCESSING__: import('#shared/domain/processors.ts').InterviewProcessing
/** The deployed commit, for the prerender alone. */
declare const __RELEASE__: string

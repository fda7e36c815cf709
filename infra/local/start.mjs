/** Entry of `npm start` and `npm run dev`. Plain JavaScript, so that an old Node gets a clear message. */
const wanted = 24
const found = Number(process.versions.node.split('.')[0])

const fail = (line) => {
  console.error(line)
  process.exit(1)
}

if (found !== wanted) {
  fail(
    `The product needs Node ${wanted}, but this is Node ${process.versions.node}. Run "npm ci" (with install scripts), which installs Node ${wanted}, then "npm start".`,
  )
}

await import('./main.ts').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  const [what] = String(error.message).split(' imported from ')
  fail(`${what}: run "npm ci", and check that no file of the checkout is missing.`)
})

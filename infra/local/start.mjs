/** The door of `npm start` and `npm run dev`, in plain JavaScript, so that a wrong Node can be told from a broken product. */
const wanted = 24
const found = Number(process.versions.node.split('.')[0])

const fail = (line) => {
  console.error(line)
  process.exit(1)
}

if (found !== wanted) {
  fail(
    `Node ${wanted} is needed and this is Node ${process.versions.node}. Run "npm ci" (with its install scripts), then "npm start": it brings its own Node.`,
  )
}

await import('./main.ts').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  const [what] = String(error.message).split(' imported from ')
  fail(`${what}: run "npm ci", and see that the checkout is whole.`)
})

/** The door of `npm start` and `npm run dev`, in plain JavaScript, so that a wrong Node can be told from a broken product. */
const wanted = 24
const found = Number(process.versions.node.split('.')[0])

if (found !== wanted) {
  console.error(
    `Node ${wanted} is needed and this is Node ${process.versions.node}. Run "npm ci" (with its install scripts), then "npm start": it brings its own Node.`,
  )
  process.exit(1)
}

await import('./main.ts')

/** The title of a tab, and what it is for. */
export const TabHead = ({ title, lead }: { title: string; lead: string }) => (
  <header className="grid gap-2">
    <h1 className="text-heading tracking-figure">{title}</h1>
    <p className="text-lead text-ink-soft">{lead}</p>
  </header>
)

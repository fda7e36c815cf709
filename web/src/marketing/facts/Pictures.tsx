import type { Picture } from '#shared/company-facts.ts'

export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null
  return (
    <ul className="grid grid-cols-pictures gap-5">
      {pictures.map(({ file, width, height, alt, caption }) => (
        <li key={file}>
          <figure>
            <img
              className="h-auto w-full rounded-card"
              src={file}
              width={width}
              height={height}
              alt={alt}
              loading="lazy"
            />
            <figcaption className="mt-2 text-small text-ink-soft">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

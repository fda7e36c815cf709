import type { Picture } from '#shared/company-facts.ts'

export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null
  return (
    <ul className="facts__pictures">
      {pictures.map(({ file, width, height, alt, caption }) => (
        <li key={file}>
          <figure>
            <img src={file} width={width} height={height} alt={alt} loading="lazy" />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

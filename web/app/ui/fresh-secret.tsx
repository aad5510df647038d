import { useEffect, useRef } from 'react'
import { CopyBox } from './copy-box.tsx'

type Words = { title: string; once: string; text: string; label: string }

/** Something that is shown this one time, to be put away elsewhere. */
export function FreshSecret({ value, words }: { value: string; words: Words }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever made it stands at the foot of the form, and this is to be seen.
  useEffect(() => heading.current?.focus(), [value])
  return (
    <section
      aria-labelledby="fresh-secret"
      className="mt-6 rounded-tile border border-primarymark bg-primaryfaint p-4 md:p-5"
    >
      <h2 ref={heading} tabIndex={-1} id="fresh-secret" className="text-h4">
        {words.title}
      </h2>
      <p role="status" className="mt-1 text-ui font-semibold">
        {words.once}
      </p>
      <p className="mt-1 text-ui">{words.text}</p>
      <CopyBox label={words.label} value={value} />
    </section>
  )
}

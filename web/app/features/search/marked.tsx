import { markedParts } from './marked-parts.ts'

/** Why it was found. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map(({ text: part, isHit, at }) =>
    isHit ? (
      <mark
        key={at}
        className="bg-transparent font-bold text-primaryink underline decoration-[1.5px] underline-offset-3"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** A text with the words marked that somebody was looking for. */
export function Marked({ text, words = [] }: { text: string; words?: readonly string[] }) {
  if (words.length === 0) return text
  // Every second part is a word; its place is its name, because the same word may come twice.
  return text.split(/([\p{L}\p{M}\d]+)/u).map((part, at) =>
    words.includes(plain(part)) ? (
      <mark key={`${at} ${part}`} className="rounded-[3px] bg-primarysoft text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

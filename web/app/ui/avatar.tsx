/** Each has a light and a dark version; the colours change places at night. */
const tints = [
  'bg-[var(--tint-1)] text-[var(--on-tint-1)]',
  'bg-[var(--tint-2)] text-[var(--on-tint-2)]',
  'bg-[var(--tint-3)] text-[var(--on-tint-3)]',
  'bg-[var(--tint-4)] text-[var(--on-tint-4)]',
  'bg-[var(--tint-5)] text-[var(--on-tint-5)]',
  'bg-[var(--tint-6)] text-[var(--on-tint-6)]',
]

/** Initials on one of six tints; the same person always has the same one. */
export function Avatar({ name, className = 'size-9 text-sm' }: { name: string; className?: string }) {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
  const hash = [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center rounded-full font-semibold ${tints[hash % tints.length]} ${className}`}
    >
      {initials}
    </span>
  )
}

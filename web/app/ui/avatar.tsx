const tints = [
  'bg-[var(--p-200)] text-[var(--p-900)]',
  'bg-[var(--info-200)] text-[var(--info-900)]',
  'bg-[var(--warn-200)] text-[var(--warn-900)]',
  'bg-[var(--sand-300)] text-[var(--sand-900)]',
  'bg-[var(--err-200)] text-[var(--err-900)]',
  'bg-[var(--n-200)] text-[var(--n-800)]',
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

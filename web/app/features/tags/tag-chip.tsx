import type { tagColors } from '#protocol/features/tags.ts'
import { Icon } from '#ui/icon.tsx'

type TagColor = (typeof tagColors)[number]
export type TagLook = { name: string; color: TagColor; icon: string | null }

export const tagTints: Record<TagColor, string> = {
  neutral: 'bg-sunken text-ink2',
  primary: 'bg-primarysoft text-primaryink',
  secondary: 'bg-secondarysoft text-secondaryink',
  success: 'bg-oksoft text-okink',
  warning: 'bg-warnsoft text-warnink',
  danger: 'bg-errsoft text-errink',
  info: 'bg-infosoft text-infoink',
}

/** Only its sign in its colour, beside a word that is written elsewhere. */
export function TagMark({ color, icon }: Pick<TagLook, 'color' | 'icon'>) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full max-sm:size-5 max-sm:bg-transparent ${tagTints[color]}`}
    >
      {icon ? <Icon name={`lucide:${icon}`} className="size-4" /> : null}
    </span>
  )
}

/** A tag as everybody sees it. The word carries the meaning; colour and icon only help to find it. */
export function TagChip({ name, color, icon }: TagLook) {
  return (
    <span
      className={`inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-chip px-3 text-sm font-semibold ${tagTints[color]}`}
    >
      {icon ? <Icon name={`lucide:${icon}`} className="size-4" /> : null}
      <span className="truncate">{name}</span>
    </span>
  )
}

import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'

/** Whoever is on the way says where they are; whoever looks after others answers. */
const replies = {
  way: ['here', 'later', 'ill'],
  desk: ['thanks', 'fine', 'more'],
} as const

/** What is said most, in one tap: it stands in the box, to be sent or changed. */
export function QuickReplies({ onChoose }: { onChoose(text: string): void }) {
  const t = useT('conversations')
  const isOnTheWay = useRoot().session?.home === 'internship'
  return (
    <ul aria-label={t('quick.label')} className="-mx-1 mb-2 flex gap-2 overflow-x-auto px-1 py-1">
      {replies[isOnTheWay ? 'way' : 'desk'].map((name) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(t(`quick.${name}`))}
            className="min-h-9 rounded-full border border-line2 bg-surface px-3.5 text-sm font-semibold text-ink2 hover:bg-sunken max-md:min-h-11"
          >
            {t(`quick.${name}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}

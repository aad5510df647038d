import { useT } from '#lib/i18n.tsx'

/** How far one is. Of one page there is nothing to say. The browser's own bar, since pages have no style of their own. */
export function Progress({ at, count }: { at: number; count: number }) {
  const t = useT('form-submissions')
  return (
    <div data-progress="" hidden={count < 2}>
      <p data-progress-text="" className="text-sm font-semibold text-ink2">
        {t('answer.step', { at: at + 1, count })}
      </p>
      <progress
        aria-hidden="true"
        value={at + 1}
        max={count}
        className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-[var(--primary)] [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-[var(--primary)] [&::-webkit-progress-value]:transition-[inline-size]"
      />
    </div>
  )
}

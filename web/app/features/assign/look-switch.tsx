import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { List, Route } from '#ui/icons.tsx'

type Props = { isLines: boolean; onChange(isLines: boolean): void }

/** Lines or a list, where the screen is wide enough for lines. */
export function LookSwitch({ isLines, onChange }: Props) {
  const t = useT('assign')
  if (!useIsHydrated()) return null
  return (
    <div className="mb-3 flex justify-end max-[85rem]:hidden">
      <fieldset className="inline-flex gap-0.5 rounded-[min(var(--r-control),24px)] bg-sunken p-[3px]">
        <legend className="sr-only">{t('lines.look')}</legend>
        {[true, false].map((each) => (
          <button
            key={String(each)}
            type="button"
            aria-pressed={isLines === each}
            onClick={() => onChange(each)}
            className="flex min-h-11 items-center gap-2 rounded-[min(var(--r-control),22px)] px-4 text-ui font-medium text-muted aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-e1"
          >
            {each ? <Route className="size-5" /> : <List className="size-5" />}
            {t(each ? 'lines.lines' : 'lines.list')}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

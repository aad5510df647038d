import { useIsHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'

const shown = ['j', 'k', 'a', 'd'] as const

/** Only where there are keys to press, and scripts to hear them. */
export function KeyHints({ keys: { isOn, toggle } }: { keys: { isOn: boolean; toggle(): void } }) {
  const t = useT('vacancies')
  if (!useIsHydrated()) return null
  return (
    <div className="mt-4 text-sm text-muted max-lg:hidden">
      {isOn ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {shown.map((key) => (
            <li key={key} className="flex items-center gap-2">
              <kbd className="grid h-6 min-w-6 place-items-center rounded-[6px] border border-line2 bg-surface px-1.5 font-sans text-cap font-semibold text-ink2">
                {key}
              </kbd>
              {t(`keys.${key}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <Button look="ghost" size="sm" onClick={toggle} aria-pressed={isOn} className="mt-2 -ml-3.5 min-h-11">
        {t(isOn ? 'keys.off' : 'keys.on')}
      </Button>
    </div>
  )
}

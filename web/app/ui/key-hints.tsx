import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { Button } from './button.tsx'
import type { QueueKeys } from './use-queue-keys.ts'

type Props = {
  keys: QueueKeys
  /** What an answer is called, by its mark. */
  say(answer: string): string
}

/** Only where there are keys to press, and scripts to hear them. */
export function KeyHints({ keys: { isOn, toggle, answers }, say }: Props) {
  const t = useT('ui')
  if (!useIsHydrated()) return null
  const shown = [
    ['j', t('keys.next')],
    ['k', t('keys.previous')],
    ...Object.entries(answers).map(([key, answer]) => [key, say(answer)]),
  ]
  return (
    <div className="mt-4 text-sm text-muted max-lg:hidden">
      {isOn ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {shown.map(([key, text]) => (
            <li key={key} className="flex items-center gap-2">
              <kbd className="grid h-6 min-w-6 place-items-center rounded-[6px] border border-line2 bg-surface px-1.5 font-sans text-cap font-semibold text-ink2">
                {key}
              </kbd>
              {text}
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

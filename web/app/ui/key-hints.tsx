import { useRef } from 'react'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { Button } from './button.tsx'
import type { QueueKeys } from './use-queue-keys.ts'

type Props = {
  keys: QueueKeys
  /** What an answer is called, by its mark. */
  say(answer: string): string
  /** What can be taken back, where that is not everything. */
  undo?: string
}

/** Only where there are keys to press, and scripts to hear them. All of them stand behind the question mark. */
export function KeyHints({ keys: { isOn, toggle, answers }, say, undo }: Props) {
  const t = useT('ui')
  const help = useRef<HTMLDialogElement>(null)
  if (!useIsHydrated()) return null
  const all: [key: string, text: string][] = [
    ['j', t('keys.next')],
    ['k', t('keys.previous')],
    ...Object.entries(answers).map(([key, answer]): [string, string] => [key, say(answer)]),
    ['z', undo ?? t('keys.undo')],
    ['?', t('keys.help')],
  ]
  return (
    <div className="text-sm text-muted max-lg:hidden">
      {isOn ? (
        <div className="flex items-center gap-4">
          <KeyList keys={all.filter(([key]) => 'jkz'.includes(key))} className="flex flex-wrap gap-x-4 gap-y-2" />
          <button
            type="button"
            data-queue="help"
            aria-label={t('keys.help')}
            onClick={() => help.current?.showModal()}
            className="-my-2 ml-auto grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Key name="?" />
          </button>
        </div>
      ) : null}
      <Button look="ghost" size="sm" onClick={toggle} aria-pressed={isOn} className="mt-1 -ml-3.5 min-h-11">
        {t(isOn ? 'keys.off' : 'keys.on')}
      </Button>
      <dialog
        ref={help}
        aria-label={t('keys.help')}
        className="m-auto w-80 rounded-panel border border-line bg-surface p-6 text-ui text-ink shadow-e3 backdrop:bg-[var(--scrim)]"
      >
        <p className="text-h3">{t('keys.help')}</p>
        <KeyList keys={all} className="mt-4 grid gap-3" />
        <Button look="outline" className="mt-5 w-full" onClick={() => help.current?.close()}>
          {t('close')}
        </Button>
      </dialog>
    </div>
  )
}

function KeyList({ keys, className }: { keys: [string, string][]; className: string }) {
  return (
    <ul className={className}>
      {keys.map(([key, text]) => (
        <li key={key} className="flex items-center gap-2">
          <Key name={key} />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="grid h-6 min-w-6 place-items-center rounded-[6px] border border-line2 bg-surface px-1.5 font-sans text-cap font-semibold text-ink2">
      {name}
    </kbd>
  )
}

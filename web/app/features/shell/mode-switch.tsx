import { Form, useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'

const modes = ['system', 'light', 'dark'] as const

/** The page comes back in the chosen colours: they stand on the root element, which only the server writes. */
export function ModeSwitch() {
  const t = useT('shell')
  const { mode } = useRoot()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/voorkeuren" reloadDocument className="px-3 py-1">
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset>
        <legend className="mb-1.5 text-cap text-muted">{t('account.mode')}</legend>
        <div className="flex rounded-full bg-sunken p-1">
          {modes.map((each) => (
            <button
              key={each}
              type="submit"
              name="mode"
              value={each}
              aria-pressed={each === mode}
              className={`min-h-9 flex-1 rounded-full text-sm font-semibold ${each === mode ? 'bg-raised text-ink shadow-e1' : 'text-muted hover:text-ink'}`}
            >
              {t(`modes.${each}`)}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}

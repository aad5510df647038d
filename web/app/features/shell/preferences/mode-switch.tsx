import { Form } from 'react-router'
import { modes } from '#lib/color-modes.ts'
import { useT } from '#lib/i18n.tsx'
import { usePageAddress } from '#lib/use-page-address.ts'
import { useRoot } from '#lib/use-root.ts'
import { chosenSegment, segment } from './segment-class.ts'

/** The page comes back in the chosen colours: they stand on the root element, which only the server writes. */
export function ModeSwitch({ className = '' }: { className?: string }) {
  const t = useT('shell')
  const { mode } = useRoot()
  const here = usePageAddress()
  return (
    <Form method="post" action="/voorkeuren" reloadDocument className={className}>
      <input type="hidden" name="back" value={here} />
      <fieldset>
        <legend className="mb-1.5 text-cap text-muted">{t('account.mode')}</legend>
        <div className="flex rounded-full bg-sunken">
          {modes.map((each) => (
            <button
              key={each}
              type="submit"
              name="mode"
              value={each}
              aria-pressed={each === mode}
              className={`${segment} grow px-3.5 ${each === mode ? chosenSegment : 'text-muted hover:text-ink'}`}
            >
              {t(`modes.${each}`)}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}

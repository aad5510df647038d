import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import type { ViewerData } from './view.server.ts'
import { type View, viewAddress } from './view-address.ts'

const box = 'min-h-11 rounded-field border border-fieldline bg-surface px-3 text-ui text-ink'

type Column = NonNullable<ViewerData['asking']>
type Props = { view: View; column: Column; problem?: 'missing' | 'invalid' }

/** One more condition about a column, asked as its kind asks for. The page puts it among the others. */
export function NewWhere({ view, column, problem }: Props) {
  const t = useT('data-viewer')
  return (
    <Form
      method="post"
      aria-label={t('newWhere', { column: column.label })}
      className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4"
    >
      <input type="hidden" name="view" value={viewAddress(view)} />
      <input type="hidden" name="column" value={column.name} />
      <p className="flex min-h-11 items-center font-semibold">{column.label}</p>
      <label className="grid gap-1 text-sm text-muted">
        {t('how')}
        {/* biome-ignore lint/a11y/noAutofocus: whoever chose the column goes on here */}
        <select name="how" className={box} autoFocus>
          {column.comparisons.map((each) => (
            <option key={each} value={each}>
              {t(`compare.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Value column={column} />
      <SubmitButton size="md" className="min-h-11">
        {t('addVerb')}
      </SubmitButton>
      <Link to={viewAddress(view)} preventScrollReset className={buttonClass('ghost', 'md', 'min-h-11')}>
        {t('cancel')}
      </Link>
      {problem ? (
        <p role="alert" className="w-full text-sm font-semibold text-errink">
          {t(problem)}
        </p>
      ) : null}
    </Form>
  )
}

function Value({ column: { kind, options } }: { column: Column }) {
  const t = useT('data-viewer')
  if (kind === 'list') return null
  if (kind === 'boolean')
    return (
      <label className="grid gap-1 text-sm text-muted">
        {t('value')}
        <select name="value" className={box}>
          <option value="true">{t('yes')}</option>
          <option value="false">{t('no')}</option>
        </select>
      </label>
    )
  if (kind === 'oneOf')
    return (
      <fieldset className="flex max-w-full flex-wrap gap-x-4 gap-y-1">
        <legend className="text-sm text-muted">{t('values')}</legend>
        {options.map(({ value, label }) => (
          <label key={value} htmlFor={`waarde-${value}`} className="flex min-h-11 items-center gap-2 text-ui">
            <TickBox id={`waarde-${value}`} name="value" value={value} />
            {label}
          </label>
        ))}
      </fieldset>
    )
  const type = kind === 'date' || kind === 'timestamp' ? 'date' : 'text'
  const isNumber = kind === 'integer' || kind === 'number'
  return (
    <label className="grid gap-1 text-sm text-muted">
      {t('value')}
      <input
        name="value"
        type={type}
        inputMode={isNumber ? 'decimal' : undefined}
        maxLength={200}
        autoComplete="off"
        className={box}
      />
    </label>
  )
}

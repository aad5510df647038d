import { Form, useSubmit } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { whereText } from '#protocol/features/data-viewer/data-viewer.ts'
import { buttonClass } from '#ui/button.tsx'
import { ChevronDown } from '#ui/icons.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import type { ViewerData } from './view.server.ts'
import type { View } from './view-address.ts'

/** Which columns: the rows' own, and those of what they belong to. */
export function ColumnsPanel({ view, folders }: { view: View; folders: ViewerData['folders'] }) {
  const t = useT('data-viewer')
  const submit = useSubmit()
  const all = folders.reduce((sum, { columns }) => sum + columns.length, 0)
  const isOn = (name: string) => view.columns.includes(name)
  return (
    <Form
      key={view.source}
      aria-label={t('columns')}
      className="rounded-card border border-line bg-surface p-4 max-lg:order-last lg:sticky lg:top-[87px] lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
    >
      <input type="hidden" name="bron" value={view.source} />
      {view.wheres.map((where) => (
        <input key={whereText(where)} type="hidden" name="waar" value={whereText(where)} />
      ))}
      {view.order.length > 0 ? <input type="hidden" name="volgorde" value={view.order.join(',')} /> : null}
      {view.group ? <input type="hidden" name="groep" value={view.group} /> : null}
      <div className="flex items-baseline justify-between gap-3 px-1">
        <h2 className="text-h4">{t('columns')}</h2>
        <span className="text-sm text-muted tabular-nums">{t('ofColumns', { count: view.columns.length, all })}</span>
      </div>
      {folders.map(({ key, label, columns }) => (
        <details
          key={key}
          open={key === '' || columns.some(({ name }) => isOn(name))}
          className="group border-b border-line py-1 last-of-type:border-b-0"
          suppressHydrationWarning
        >
          <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 px-1 text-ui font-semibold max-md:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronDown className="size-4 shrink-0 -rotate-90 text-muted transition-transform duration-[var(--t-fast)] group-open:rotate-0" />
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span className="text-sm font-normal text-muted">{columns.length}</span>
          </summary>
          <ul className="pb-2">
            {columns.map(({ name, label: field, kind }) => (
              <li key={name}>
                <label
                  htmlFor={`kolom-${name}`}
                  className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-1 text-ui hover:bg-sunken max-md:min-h-11"
                >
                  <TickBox id={`kolom-${name}`} name="kolom" value={name} defaultChecked={isOn(name)} />
                  <span className="min-w-0 flex-1 truncate">{field}</span>
                  <span className="text-sm text-muted">{t(`kinds.${kind}`)}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <noscript>
        <button type="submit" className={buttonClass('outline', 'md', 'mt-3 w-full')}>
          {t('apply')}
        </button>
      </noscript>
    </Form>
  )
}

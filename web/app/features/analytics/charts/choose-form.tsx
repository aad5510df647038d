import { Form, useSubmit } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'

type Choice = { id: string; name: string }
export type Chooser = { name: string; label: string; value: string; choices: Choice[]; all?: string }

/** What the page is about, in its address: it changes with the choice, and before scripts arrive by a button. */
export function ChooseForm({ choosers, kept = {} }: { choosers: Chooser[]; kept?: Record<string, string> }) {
  const t = useT('analytics')
  const submit = useSubmit()
  const isHydrated = useIsHydrated()
  return (
    <Form
      method="get"
      className="flex min-w-0 flex-wrap items-end gap-x-3 gap-y-2 max-sm:grid max-sm:grid-cols-2 print:hidden"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choosers
        .filter(({ choices, all }) => choices.length > (all === undefined ? 1 : 0))
        .map(({ name, label, value, choices, all }) => (
          <label key={name} className="min-w-0 max-sm:first-of-type:col-span-2">
            <span className="block text-cap font-medium text-muted">{label}</span>
            <select
              key={value}
              name={name}
              defaultValue={value}
              onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
              className="h-11 max-w-full min-w-0 rounded-control border border-fieldline bg-surface px-4 text-ui font-semibold text-ink max-sm:w-full"
            >
              {all === undefined ? null : <option value="">{all}</option>}
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.name}
                </option>
              ))}
            </select>
          </label>
        ))}
      {isHydrated ? null : (
        <Button type="submit" look="outline" size="md" className="min-h-11">
          {t('show')}
        </Button>
      )}
    </Form>
  )
}

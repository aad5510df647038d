import { Link, useFetcher, useSubmit } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { alerts } from '#protocol/features/saved-searches.ts'
import { Button } from '#ui/button.tsx'
import { Trash2 } from '#ui/icons.tsx'

type Kept = { id: string; name: string; search: string; alert: (typeof alerts)[number] }
const field = 'block min-h-11 w-full rounded-field border border-fieldline bg-surface px-3 text-ui text-ink'

/** One search: ask it again, call it something else, choose how often to be told, or let it go. */
export function SearchRow({ search: { id, name, search, alert } }: { search: Kept }) {
  const t = useT('saved-searches')
  const fetcher = useFetcher<{ isSaved: boolean; problem?: string }>()
  const submit = useSubmit()
  const isReady = useIsHydrated()
  const action = '/favorieten/zoekopdrachten'
  const restore = () =>
    void submit({ intent: 'save', name, search, alert }, { method: 'post', action, navigate: false })
  return (
    <article className="relative rounded-card border border-line bg-surface p-4 md:p-5">
      <fetcher.Form
        method="post"
        action={action}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]"
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement) void fetcher.submit(currentTarget)
        }}
      >
        <input type="hidden" name="id" value={id} />
        <label className="block text-sm text-muted">
          {t('name')}
          <input
            name="name"
            defaultValue={name}
            maxLength={80}
            required
            onBlur={({ currentTarget: { form, value } }) => {
              if (form && value.trim() && value !== name) void fetcher.submit(form)
            }}
            className={`mt-1 font-semibold ${field}`}
          />
        </label>
        <label className="block text-sm text-muted">
          {t('alert.label')}
          <select name="alert" defaultValue={alert} className={`mt-1 ${field}`}>
            {alerts.map((each) => (
              <option key={each} value={each}>
                {t(`alert.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <div className="flex gap-2">
          {isReady ? null : (
            <Button type="submit" look="outline" size="md" className="min-h-11">
              {t('store')}
            </Button>
          )}
          <button
            type="submit"
            name="intent"
            value="delete"
            aria-label={t('delete', { name })}
            title={t('delete', { name })}
            onClick={() => showToast({ title: t('deleted', { name }), action: { label: t('undo'), run: restore } })}
            className="grid size-11 place-items-center rounded-full text-ink2 hover:bg-sunken max-sm:absolute max-sm:right-3 max-sm:bottom-4"
          >
            <Trash2 className="size-5" />
          </button>
        </div>
      </fetcher.Form>
      <p role="alert" className="text-sm text-errink not-empty:mt-2">
        {fetcher.data?.problem ?? ''}
      </p>
      <Link
        to={`/stagebank${search}`}
        className="mt-2 inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-2"
      >
        {t('open')}
      </Link>
    </article>
  )
}

import type { SubmitEvent } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { buttonClass } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Bookmark, Pencil, Users } from '#ui/icons.tsx'
import { Popover } from '#ui/popover.tsx'
import type { KeptView } from './saved-views.data.ts'

const field = 'mt-1 block min-h-11 w-full rounded-field border border-fieldline bg-surface px-3 text-ui text-ink'
const action = '/weergaven'

type Props = {
  /** The name of the list, and what it shows now as it stands in the address. */
  list: string
  now: string
  views: KeptView[]
}

/** One's own views of a list, which are tabs above it: give one another name, let it go, or keep what one sees now. */
export function SavedViewsMenu({ list, now, views }: Props) {
  const t = useT('saved-views')
  const { pathname, search } = useLocation()
  const back = `${pathname}${search}`
  const submit = useSubmit()
  const { confirm, dialog } = useConfirm()
  /** The one that has the name already makes place only when asked; without scripts a page asks it. */
  const askFirst = async (event: SubmitEvent<HTMLFormElement>) => {
    const given = new FormData(event.currentTarget)
    const name = String(given.get('name')).trim().toLowerCase()
    const same = views.find((view) => view.owner === null && view.name.toLowerCase() === name)
    if (!same) return
    event.preventDefault()
    const words = { title: t('replace.title', { name: same.name }), text: t('replace.text'), verb: t('replace.verb') }
    if (!(await confirm(words))) return
    given.set('intent', 'save')
    given.set('replace', 'true')
    void submit(given, { method: 'post', action, preventScrollReset: true })
  }
  return (
    <Popover
      align="end"
      className="w-80"
      sheetTitle={t('title')}
      summaryClassName={buttonClass('outline', 'md', 'max-md:min-h-11')}
      summary={
        <>
          <Bookmark className="size-5 text-muted" />
          {t('open')}
          {views.length > 0 ? <span className="font-medium text-muted tabular-nums">{views.length}</span> : null}
        </>
      }
    >
      {views.length > 0 ? (
        <ul className="mb-3 border-b border-line pb-3">
          {views.map((view) => (
            <li key={`${view.id} ${view.name}`} className="relative">
              <p className="mr-12 flex min-h-11 flex-col justify-center px-2 text-ui">
                <span className="min-w-0 break-words">{view.name}</span>
                {view.owner === null && !view.isShared ? null : (
                  <span className="flex items-center gap-1.5 text-sm text-muted">
                    <Users className="size-4 shrink-0" />
                    {view.owner === null ? t('sharedByYou') : t('of', { name: view.owner })}
                  </span>
                )}
              </p>
              {view.owner === null ? (
                <ChangeView list={list} view={view} back={back} />
              ) : (
                <CopyView list={list} view={view} back={back} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-3 text-sm text-muted">{t('none')}</p>
      )}
      <Form
        key={views.map(({ name, query }) => name + query).join()}
        method="post"
        action={action}
        preventScrollReset
        onSubmit={askFirst}
      >
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="query" value={now} />
        <input type="hidden" name="back" value={back} />
        <label className="block text-sm text-muted">
          {t('name')}
          <input name="name" required maxLength={60} autoComplete="off" className={field} />
        </label>
        <button
          type="submit"
          name="intent"
          value="save"
          className={buttonClass('primary', 'md', 'mt-3 min-h-11 w-full')}
        >
          {t('save')}
        </button>
      </Form>
      {dialog}
    </Popover>
  )
}

type OneView = { list: string; view: KeptView; back: string }

/** What a colleague shares can be theirs and one's own: a copy stays when it is changed or withdrawn. */
function CopyView({ list, view: { name, query }, back }: OneView) {
  const t = useT('saved-views')
  return (
    <Form method="post" action={action} preventScrollReset className="px-2 pb-2">
      {Object.entries({ list, name, query, back }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button type="submit" name="intent" value="save" className={buttonClass('outline', 'md', 'min-h-11 w-full')}>
        {t('copy')}
      </button>
    </Form>
  )
}

function ChangeView({ list, view: { id, name, query, isShared }, back }: OneView) {
  const t = useT('saved-views')
  const submit = useSubmit()
  // By then one may be at another page, and stays there.
  const restore = () => {
    const { pathname, search } = window.location
    void submit(
      { intent: 'save', list, name, query, back: pathname + search },
      { method: 'post', action, navigate: false },
    )
  }
  return (
    <details>
      <summary
        aria-label={t('change', { name })}
        className="absolute top-0 right-0 grid size-11 cursor-pointer list-none place-items-center rounded-control text-muted hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Pencil className="size-5" />
      </summary>
      <Form method="post" action={action} preventScrollReset className="px-2 pb-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={back} />
        <label className="block text-sm text-muted">
          {t('name')}
          <input name="name" required maxLength={60} defaultValue={name} autoComplete="off" className={field} />
        </label>
        <div className="mt-3 flex gap-2">
          <button type="submit" name="intent" value="rename" className={buttonClass('soft', 'md', 'min-h-11 flex-1')}>
            {t('rename')}
          </button>
          <button
            type="submit"
            name="intent"
            value="delete"
            onClick={() => showToast({ title: t('deleted'), action: { label: t('undo'), run: restore } })}
            className={buttonClass('outline', 'md', 'min-h-11 flex-1')}
          >
            {t('delete')}
          </button>
        </div>
        <button
          type="submit"
          name="intent"
          value={isShared ? 'withdraw' : 'share'}
          className={buttonClass('outline', 'md', 'mt-2 min-h-11 w-full')}
        >
          {t(isShared ? 'withdraw' : 'share')}
        </button>
      </Form>
    </details>
  )
}

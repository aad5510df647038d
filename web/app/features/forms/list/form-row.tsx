import { Link, useSubmit } from 'react-router'
import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { ClipboardList, Copy, Ellipsis, Eye, Inbox, Lock, Pencil, RotateCcw, Trash2 } from '#ui/icons.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import type { FormRowData } from '../forms.data.ts'
import { purposeIcons } from '../purpose-icons.ts'

/** One form: what it is for, whether it is answered, and how many answers there are and are still to come. */
export function FormRow({ form }: { form: FormRowData }) {
  const t = useT('forms')
  const locale = useLocale()
  const submit = useSubmit()
  const { id, name, purpose, status, publishedVersion, hasChanges, submitted, waiting, updatedAt, can } = form
  const home = `/form_builder/${id}`
  const canBuild = can.saveForm && status !== 'closed'
  const send = (what: string) => () => submit({ id, do: what }, { method: 'post', action: '/form_builder' })
  const entries: MenuEntry[] = [
    ...(canBuild ? [{ key: 'build', label: t('actions.build'), icon: Pencil, to: `${home}/edit` }] : []),
    { key: 'preview', label: t('actions.preview'), icon: Eye, to: `${home}/preview` },
    { key: 'answers', label: t('actions.answers'), icon: Inbox, to: home },
    ...(can.copyForm
      ? [{ key: 'copy', label: t('actions.copy'), icon: Copy, to: `/form_builder/new?kopie=${id}` }]
      : []),
    ...(can.closeForm ? [{ key: 'close', label: t('actions.close'), icon: Lock, onAction: send('close') }] : []),
    ...(can.reopenForm
      ? [{ key: 'reopen', label: t('actions.reopen'), icon: RotateCcw, onAction: send('reopen') }]
      : []),
    ...(can.removeForm
      ? [{ key: 'remove', label: t('actions.remove'), icon: Trash2, isDanger: true, onAction: send('remove') }]
      : []),
  ]
  /** What nobody could answer has nothing to count. */
  const isAnswered = publishedVersion !== null
  const counts = [
    { key: 'submitted', count: submitted },
    { key: 'waiting', count: waiting },
  ] as const
  const state = status === 'published' && hasChanges ? 'changed' : status
  const Icon = purposeIcons[purpose] ?? ClipboardList
  return (
    <li className="relative flex items-start gap-4 rounded-card border border-line bg-surface p-5 hover:border-line2 md:items-center md:px-7">
      <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-primarysoft text-primaryink max-sm:hidden">
        <Icon className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-h3 break-words">
            <Link
              to={status === 'draft' && canBuild ? `${home}/edit` : home}
              className="no-underline after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <Badge tone={state === 'published' ? 'ok' : state === 'changed' ? 'warn' : 'plain'}>
            {t(`status.${state}`, { version: publishedVersion ?? 1 })}
          </Badge>
        </div>
        <p className="mt-1 text-ui text-muted">
          {t(`purposes.${purpose}`)} · {t('changedOn', { day: dateText(updatedAt, locale) })}
        </p>
        {isAnswered ? (
          <p className="mt-2 text-ui sm:hidden">
            {t('counts.short', { submitted: numberText(submitted, locale), waiting: numberText(waiting, locale) })}
          </p>
        ) : null}
      </div>
      <dl className="flex gap-7 text-right tabular-nums max-sm:hidden">
        {(isAnswered ? counts : []).map(({ key, count }) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{t(`counts.${key}`)}</dt>
            <dd className={`text-h3 ${key === 'waiting' && count > 0 ? 'text-warnink' : ''}`}>
              {numberText(count, locale)}
            </dd>
          </div>
        ))}
      </dl>
      <Menu
        label={t('actions.of', { name })}
        parts={[{ entries }]}
        className="relative z-10 -mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
      >
        <Ellipsis className="size-5" />
      </Menu>
    </li>
  )
}

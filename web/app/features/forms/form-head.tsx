import type { MouseEvent, ReactNode } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { ArrowLeft, Eye, Inbox, PencilRuler } from '#ui/icons.tsx'
import type { ReadForm } from './forms.data.ts'

type Props = {
  form: Pick<ReadForm['form'], 'id' | 'name' | 'status' | 'publishedVersion' | 'hasChanges' | 'submitted'>
  /** In place of the name: a box to change it. */
  name?: ReactNode
  /** Whether it is saved. */
  below?: ReactNode
  canBuild: boolean
  /** What is not saved yet is, before another page of the form is shown. */
  onLeave?(): Promise<void> | undefined
  children?: ReactNode
}

/** Above all pages of one form: what it is called, how far it is, and the ways to look at it. */
export function FormHead({ form, name, below, canBuild, onLeave, children }: Props) {
  const t = useT('forms')
  const locale = useLocale()
  const home = `/form_builder/${form.id}`
  const navigate = useNavigate()
  const leave = (event: MouseEvent, to: string) => {
    // In a window of its own it is opened by the browser.
    const saving = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : onLeave?.()
    if (!saving) return
    event.preventDefault()
    void saving.then(() => navigate(to))
  }
  const parts = [
    ...(canBuild ? [{ to: `${home}/edit`, label: t('head.build'), Icon: PencilRuler, count: 0 }] : []),
    { to: `${home}/preview`, label: t('head.preview'), Icon: Eye, count: 0 },
    { to: home, label: t('head.answers'), Icon: Inbox, count: form.submitted },
  ]
  const state = form.status === 'published' && form.hasChanges ? 'changed' : form.status
  return (
    <div className="z-20 border-b border-line bg-page lg:sticky lg:top-[var(--header-h)]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 md:px-8 lg:min-h-[4.25rem]">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-2">
          <Link
            to="/form_builder"
            aria-label={t('head.back')}
            className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
          >
            <ArrowLeft className="size-5" />
          </Link>
          <div className="min-w-0">
            <div className="flex items-center gap-3">
              {name ?? <h1 className="text-h3 truncate">{form.name}</h1>}
              <Badge tone={state === 'published' ? 'ok' : state === 'changed' ? 'warn' : 'plain'}>
                {t(`status.${state}`, { version: form.publishedVersion ?? 1 })}
              </Badge>
            </div>
            {below}
          </div>
        </div>
        <nav aria-label={t('head.parts')} className="max-lg:order-last max-lg:w-full">
          <ul className="flex gap-0.5 rounded-[min(var(--r-control),24px)] bg-sunken p-[3px]">
            {parts.map(({ to, label, Icon, count }) => (
              <li key={to} className="flex flex-1">
                <NavLink
                  to={to}
                  end
                  onClick={(event) => leave(event, to)}
                  className="flex min-h-10 flex-1 items-center justify-center gap-2 rounded-[min(var(--r-control),22px)] px-4 text-ui font-medium whitespace-nowrap text-muted no-underline hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-e1 max-sm:px-2"
                >
                  <Icon className="size-[18px] max-sm:hidden" />
                  {label}
                  {count > 0 ? <span className="font-semibold tabular-nums">{numberText(count, locale)}</span> : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-1 items-center justify-end gap-2 max-lg:flex-none">{children}</div>
      </div>
    </div>
  )
}

import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink, buttonClass, SubmitButton } from '#ui/button.tsx'
import { Download, Pencil } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Desk } from './desk.data.ts'

const pills = { draft: 'todo', published: 'now', closed: 'skip' } as const

/** What it is, and what can be done with all of it. */
export function DeskHead({ of: { assignment, counts } }: { of: Desk }) {
  const t = useT('assignments')
  const locale = useLocale()
  const { id, title, status, dueOn, dueByStep, can } = assignment
  const hasBegun = counts !== null && counts.handedIn + counts.returned + counts.accepted > 0
  const doings = [
    can.publishAssignment && status === 'draft' && 'publish',
    can.unpublishAssignment && status === 'published' && !hasBegun && 'unpublish',
    can.closeAssignment && status === 'published' && hasBegun && 'close',
    can.reopenAssignment && status === 'closed' && 'reopen',
    can.removeAssignment && status === 'draft' && 'remove',
  ].filter((name) => typeof name === 'string')
  return (
    <>
      <Breadcrumbs steps={[{ label: t('title'), to: '/opdrachten/beheer' }]} here={title} />
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-h1 break-words">{title}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-muted">
            <StatusPill status={pills[status]}>{t(`status.${status}`)}</StatusPill>
            {dueOn
              ? t('list.due', { day: dateText(dueOn, locale, 'long') })
              : t(dueByStep ? 'list.dueByStep' : 'list.noDue')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {can.changeAssignment && status !== 'closed' ? (
            <ButtonLink to={`/opdrachten/beheer/${id}/wijzigen`} look="outline" size="md" className="max-md:min-h-11">
              <Pencil className="size-4.5" />
              {t('desk.edit')}
            </ButtonLink>
          ) : null}
          {status === 'draft' ? null : (
            <a
              href={`/api/v1/assignment_works/export.csv?filter[assignment_id_eq]=${id}`}
              download
              className={buttonClass('outline', 'md', 'max-md:min-h-11')}
            >
              <Download className="size-4.5" />
              {t('desk.export')}
            </a>
          )}
          {doings.map((name) => (
            <Form key={name} method="post">
              <SubmitButton
                name="do"
                value={name}
                look={name === 'publish' ? 'primary' : 'outline'}
                size="md"
                className="max-md:min-h-11"
              >
                {t(`desk.${name}`)}
              </SubmitButton>
            </Form>
          ))}
        </div>
      </div>
    </>
  )
}

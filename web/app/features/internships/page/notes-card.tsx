import { Form, Link } from 'react-router'
import { dateText, today } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { changeInternshipNote, writeInternshipNote } from '#protocol/features/internship-notes.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Pencil, Trash2 } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { InternshipPage } from './internship.data.ts'
import { noteAddress, pageAddress } from './moves.ts'

/** A year is longer than most routes last. */
const inAYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`

type Props = {
  of: InternshipPage
  list: string
  /** The note that its writer is changing. */
  editing: string | null
  errors: FormError[]
}

/** What colleagues of the school should know. It goes on a day that its writer chooses. */
export function NotesCard({ of: { id: internshipId, notes }, list, editing, errors }: Props) {
  const t = useT('internships')
  const locale = useLocale()
  const labels = { text: t('notes.label'), keptUntil: t('notes.keptUntil') }
  return (
    <Card title={t('notes.title')}>
      <p className="-mt-2 mb-4 text-sm text-muted">{t('notes.who')}</p>
      <ul>
        {notes.map(({ id, text, writer, createdAt, keptUntil, isOwn }) =>
          isOwn && editing === id ? (
            <li key={id} className="border-line py-3 not-first:border-t">
              <CommandForm
                command={changeInternshipNote}
                errors={errors}
                labels={labels}
                className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]"
              >
                <input type="hidden" name="do" value="changeInternshipNote" />
                <input type="hidden" name="note" value={id} />
                <TextArea
                  name="text"
                  label={t('notes.changeLabel')}
                  defaultValue={text}
                  rows={2}
                  className="sm:row-span-2"
                />
                <Field name="keptUntil" label={labels.keptUntil} defaultValue={keptUntil} />
                <span className="flex flex-wrap justify-end gap-3 self-end">
                  <ButtonLink to={pageAddress(internshipId, list)} look="outline" preventScrollReset>
                    {t('actions.cancel')}
                  </ButtonLink>
                  <SubmitButton>{t('notes.add')}</SubmitButton>
                </span>
              </CommandForm>
            </li>
          ) : (
            <li key={id} className="flex items-start gap-3 border-line py-3 not-first:border-t">
              <div className="min-w-0 flex-1">
                <p className="text-ui whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="mt-1 text-sm text-muted">
                  {[
                    writer,
                    dateText(createdAt, locale),
                    t('notes.until', { date: dateText(keptUntil, locale, 'full') }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {isOwn ? (
                <Link
                  to={noteAddress(internshipId, list, id)}
                  preventScrollReset
                  aria-label={t('notes.change', { text: text.slice(0, 40) })}
                  className="grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
                >
                  <Pencil className="size-5" />
                </Link>
              ) : null}
              {isOwn ? (
                <Form method="post" className="shrink-0">
                  <input type="hidden" name="do" value="removeInternshipNote" />
                  <input type="hidden" name="note" value={id} />
                  <button
                    type="submit"
                    aria-label={t('notes.remove', { text: text.slice(0, 40) })}
                    className="grid size-11 place-items-center rounded-control text-ink2 hover:bg-sunken"
                  >
                    <Trash2 className="size-5" />
                  </button>
                </Form>
              ) : null}
            </li>
          ),
        )}
      </ul>
      <CommandForm
        key={notes.length}
        command={writeInternshipNote}
        errors={editing ? [] : errors}
        labels={labels}
        className="mt-2 grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]"
      >
        <input type="hidden" name="do" value="writeInternshipNote" />
        <TextArea name="text" label={labels.text} rows={2} className="sm:row-span-2" />
        <Field name="keptUntil" label={labels.keptUntil} defaultValue={inAYear(today())} />
        <SubmitButton look="outline" className="self-end">
          {t('notes.add')}
        </SubmitButton>
      </CommandForm>
    </Card>
  )
}

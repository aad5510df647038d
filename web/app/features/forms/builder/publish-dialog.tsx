import { useLocale, useT } from '#lib/i18n.tsx'
import { changesBetween } from '#protocol/features/forms/changes.ts'
import { contentProblems, missingEnglish } from '#protocol/features/forms/checks.ts'
import { type FormContent, inLanguage } from '#protocol/features/forms/content.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { StatusMark } from '#ui/status-mark.tsx'

type Props = {
  content: FormContent
  /** As it is answered now; none: nobody could answer it yet. */
  published: FormContent | null
  version: number | null
  onClose(): void
  onOpen(key: string | null): void
  onPublish(): void
}

/** What forbids it, or what changes for who answers: then it can be published. */
export default function PublishDialog({ content, published, version, onClose, onOpen, onPublish }: Props) {
  const t = useT('forms')
  const locale = useLocale()
  const problems = contentProblems(content)
  const changes = published ? changesBetween(published, content) : []
  const english = missingEnglish(content)
  const isSame = published !== null && changes.length === 0
  const nameOf = (key: string | undefined) => {
    const field = content.fields.find((each) => each.key === key)
    return field ? inLanguage(field.label, locale) || t(`kinds.${field.kind}`) : t('build.wholeForm')
  }
  if (problems.length > 0)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('publish.notYet')}
        text={t('publish.mend')}
        actions={
          <Button look="outline" onClick={onClose}>
            {t('publish.back')}
          </Button>
        }
      >
        <ul className="grid gap-1">
          {problems.map(({ code, field }) => (
            <li key={`${field} ${code}`}>
              <button
                type="button"
                onClick={() => onOpen(field ?? null)}
                className="flex min-h-11 w-full items-start gap-2.5 rounded-tile px-2 py-2 text-left text-ui hover:bg-sunken"
              >
                <StatusMark status="err" className="mt-0.5 size-5" />
                <span className="min-w-0">
                  <span className="block font-semibold break-words">{nameOf(field)}</span>
                  {t(`publish.problems.${code}`)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isSame ? t('publish.same') : t('publish.title', { version: (version ?? 0) + 1 })}
      text={isSame ? t('publish.sameText') : published ? t('publish.text') : t('publish.firstText')}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {t('publish.back')}
          </Button>
          {isSame ? null : <Button onClick={onPublish}>{t('publish.verb')}</Button>}
        </>
      }
    >
      {changes.length > 0 ? (
        <>
          <h3 className="text-ui font-semibold">{t('publish.changed')}</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-ui">
            {changes.map(({ change, field, label }) => (
              <li key={`${field} ${change}`} className="break-words">
                {t(`publish.changes.${change}`, { name: inLanguage(label, locale) || nameOf(field) })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {english > 0 ? (
        <p className="mt-3 flex gap-2 text-ui text-muted">
          <StatusMark status="info" className="mt-0.5 size-5" />
          {english === 1 ? t('publish.englishOne') : t('publish.english', { count: english })}
        </p>
      ) : null}
    </Dialog>
  )
}

import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { assignmentFilePath } from '#protocol/features/assignments.ts'
import { formFilePath } from '#protocol/features/form-answering.ts'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { FileList } from './file-list.tsx'
import { GivenForm, ScoredRubric } from './filled-forms.tsx'
import type { Review, Version } from './work.data.ts'

const marks: Record<Review['kind'], Status> = { accepted: 'done', good: 'done', returned: 'warn', notYet: 'warn' }

/** What was handed in, the newest first in full, with what was said about each. */
export function Versions({ versions }: { versions: Version[] }) {
  const t = useT('assignments')
  const [newest, ...older] = versions.toReversed()
  if (!newest) return null
  return (
    <div className="grid gap-5">
      <OneVersion of={newest} all={versions.length} />
      {older.length > 0 ? (
        <details className="border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-ui font-semibold text-primaryink">
            {t('version.older')} ({older.length})
          </summary>
          <div className="mt-2 grid gap-6">
            {older.map((version) => (
              <OneVersion key={version.id} of={version} all={versions.length} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  )
}

function OneVersion({
  of: { number, createdAt, text, files, reviews, form, rubric },
  all,
}: {
  of: Version
  all: number
}) {
  const t = useT('assignments')
  const locale = useLocale()
  return (
    <article>
      <h3 className="text-h4">{t('version.of', { number, all })}</h3>
      <p className="text-sm text-muted">{t('version.at', { time: dateText(createdAt, locale, 'moment') })}</p>
      {text ? (
        <p className="mt-3 max-w-[70ch] text-base whitespace-pre-line wrap-anywhere">{text}</p>
      ) : form ? null : (
        <p className="mt-3 text-ui text-muted">{t('version.noText')}</p>
      )}
      {form ? <GivenForm of={form} filePath={formFilePath} /> : null}
      <FileList files={files} pathOf={assignmentFilePath} />
      {reviews.map((review) => (
        <ReviewNote key={review.id} of={review} />
      ))}
      {rubric ? <ScoredRubric of={rubric} /> : null}
    </article>
  )
}

export function ReviewNote({ of: { kind, side, by, text, mark, level } }: { of: Review }) {
  const t = useT('assignments')
  const locale = useLocale()
  const who = side === 'school' ? (by ?? '') : by ? t('review.supervisor', { name: by }) : t('review.supervisorOnly')
  const result =
    mark !== null ? t('review.mark', { mark: numberText(mark, locale) }) : level ? t(`levels.${level}`) : null
  return (
    <div className="mt-4 flex gap-3 rounded-tile bg-sunken px-4 py-3">
      <StatusMark status={marks[kind]} className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="text-ui font-semibold">{[t(`review.${kind}`), result].filter(Boolean).join(' · ')}</p>
        {who ? <p className="text-sm text-ink2">{who}</p> : null}
        {text ? <p className="mt-1.5 text-ui whitespace-pre-line wrap-anywhere">{text}</p> : null}
      </div>
    </div>
  )
}

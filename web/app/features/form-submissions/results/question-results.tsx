import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { FormResults, QuestionResult } from '#protocol/features/form-results.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { Card } from '#ui/card.tsx'
import { HorizontalBars } from '#ui/charts/horizontal-bars.tsx'
import { Notice } from '#ui/notice.tsx'
import { Distribution } from './distribution.tsx'

/** What was answered, question by question, in the order of the form. */
export function QuestionResults({ of: { questions, isHidden, given } }: { of: FormResults }) {
  const t = useT('form-submissions')
  if (isHidden) return <Notice tone="info">{t('results.questions.few')}</Notice>
  if (given === 0) return null
  return (
    <section aria-label={t('results.questions.title')} className="grid gap-5">
      {questions.map((question) => (
        <Question key={question.key} of={question} />
      ))}
    </section>
  )
}

function Question({ of }: { of: QuestionResult }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const { answered, counts, rows, numbers, texts, kind } = of
  const label = inLanguage(of.label, locale)
  const said = { count: answered }
  const noun = kind === 'file' ? 'files' : kind === 'signature' ? 'signed' : 'answered'
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <h2 className="min-w-0 flex-1 basis-60 text-h3 break-words">{label}</h2>
        <p className="text-ui text-muted">
          {answered === 0
            ? t('results.questions.none')
            : t(answered === 1 ? `results.questions.${noun}.one` : `results.questions.${noun}.other`, said)}
        </p>
      </div>
      {counts && kind !== 'scale' ? (
        <HorizontalBars
          label={label}
          header={t('results.questions.value')}
          labelHeader={t('results.questions.option')}
          bars={counts.map(({ key, label: option, count }) => ({
            key,
            label: key === 'other' ? t('results.questions.other') : inLanguage(option, locale),
            value: count,
          }))}
        />
      ) : null}
      {counts && kind === 'scale' ? <Distribution label={label} rows={[{ key: of.key, label: null, counts }]} /> : null}
      {rows ? <Distribution label={label} rows={rows} /> : null}
      {numbers ? (
        <p className="text-lead">
          <strong className="font-semibold tabular-nums">
            {t('results.questions.average', { value: numberText(numbers.average, locale) })}
          </strong>
          {', '}
          {t('results.questions.range', { min: numberText(numbers.min, locale), max: numberText(numbers.max, locale) })}
        </p>
      ) : null}
      {texts && texts.length > 0 ? <Texts texts={texts} answered={answered} /> : null}
    </Card>
  )
}

/** What one reads at a glance; the rest is one press away. */
const FIRST = 5

function Texts({ texts, answered }: { texts: string[]; answered: number }) {
  const t = useT('form-submissions')
  const left = answered - texts.length
  const rest = texts.slice(FIRST)
  return (
    <>
      <Quotes texts={texts.slice(0, FIRST)} />
      {rest.length > 0 ? (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-3">
            {t('results.questions.rest', { count: rest.length })}
          </summary>
          <div className="mt-3">
            <Quotes texts={rest} />
          </div>
        </details>
      ) : null}
      {left > 0 ? <p className="mt-3 text-ui text-muted">{t('results.questions.more', { count: left })}</p> : null}
    </>
  )
}

const Quotes = ({ texts }: { texts: string[] }) => (
  <ul className="grid gap-3">
    {texts.map((text, at) => (
      <li key={`${at} ${text}`}>
        <blockquote className="border-l-4 border-line2 pl-4 break-words whitespace-pre-line">{text}</blockquote>
      </li>
    ))}
  </ul>
)

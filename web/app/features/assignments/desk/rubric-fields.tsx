import { type ChangeEvent, useState } from 'react'
import { FormFieldView } from '#app/features/forms/fields/field-view.tsx'
import { readAnswers } from '#app/features/forms/fields/read-answers.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { WorkForms } from '#protocol/features/assignment-forms.ts'
import { visibleFields } from '#protocol/features/forms/logic.ts'
import { scoreOf } from '#protocol/features/forms/score.ts'
import type { DeskAnswer } from './desk-actions.server.ts'

type Props = { of: NonNullable<WorkForms['rubric']>; cameBack: DeskAnswer['rubric'] }

/** The rubric beside the work, with the points so far. Before scripts arrive all of its questions stand there. */
export function RubricFields({ of: { version, content, answers: before }, cameBack }: Props) {
  const t = useT('assignments')
  const language = useLocale()
  const isHydrated = useIsHydrated()
  const [answers, setAnswers] = useState(cameBack?.answers ?? before)
  const shown = new Set(visibleFields(content, answers).map(({ key }) => key))
  const score = scoreOf(content, answers)
  const follow = ({ currentTarget }: ChangeEvent<HTMLDivElement>) => {
    const form = currentTarget.closest('form')
    if (form) setAnswers(readAnswers(content.fields, new FormData(form)))
  }
  return (
    <div onChange={follow} data-queue-choice="approve" className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
      <input type="hidden" name="rubricVersion" value={version} />
      {content.fields.map((field) => (
        <FormFieldView
          key={field.key}
          field={field}
          answer={(cameBack?.answers ?? before)[field.key] ?? null}
          problem={cameBack?.problems[field.key]}
          language={language}
          isHidden={isHydrated && !shown.has(field.key)}
        />
      ))}
      <p aria-live="polite" className="num text-ui font-semibold">
        {score ? t('forms.soFar', score) : null}
      </p>
    </div>
  )
}

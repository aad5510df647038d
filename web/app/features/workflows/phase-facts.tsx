import { Facts } from '#app/features/users/person/facts.tsx'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { EditorContext } from './editor-context.ts'
import { dueText, endText, onlyText } from './phase-words.ts'
import type { DraftPhase } from './steps.ts'

/** The same for who may only look. */
export function PhaseFacts({ phase, editor }: { phase: DraftPhase; editor: EditorContext }) {
  const t = useT('workflows')
  const locale = useLocale()
  const { levels, ownKinds, today } = editor
  const reminders = phase.remindDays.map((day) =>
    t(day === 0 ? 'remind.same' : day === 1 ? 'remind.day' : 'remind.days', { count: day }),
  )
  return (
    <div className="mt-4">
      <Facts
        facts={[
          [t('fields.nameEn'), phase.nameEn],
          [t('fields.actor'), t(`actors.${phase.actor}`)],
          [t('fields.byHand'), endText(phase, ownKinds, t)],
          [t('fields.due'), dueText(phase, t, locale, today) ?? t('dueRules.none')],
          [t('fields.remindDays'), reminders.join(', ')],
          [t('fields.explanation'), phase.explanation],
          [t('fields.explanationEn'), phase.explanationEn],
          [t('fields.only'), onlyText(phase, levels, t)],
        ]}
      />
    </div>
  )
}

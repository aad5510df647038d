import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { textsOf } from '#protocol/features/forms/checks.ts'
import type { FormField } from '#protocol/features/forms/content.ts'
import { isAsked } from '#protocol/features/forms/content.ts'
import { Badge } from '#ui/badge.tsx'
import { Plus, Split } from '#ui/icons.tsx'
import { tabBar, tabLink } from '#ui/tab-looks.ts'
import { numbersOf } from '../canvas.tsx'
import { useConditionWords } from '../condition-words.ts'
import type { Builder } from '../use-form-builder.ts'
import { ConditionsTab } from './conditions-tab.tsx'
import { EnglishTab } from './english-tab.tsx'
import { FormTab } from './form-tab.tsx'
import { QuestionTab } from './question-tab.tsx'

/** Here one begins to write when a field is opened. */
export const labelInput = 'instelling-vraag'

const tabs = ['question', 'conditions', 'english'] as const
export type Tab = (typeof tabs)[number]
type Props = {
  of: Builder
  tab: Tab
  onTab(tab: Tab): void
  onNext(): void
  /** A sheet has a heading already. */
  isInSheet?: boolean
}

/** What is selected, to be changed: the question, when it shows, and its English. */
export function Settings({ of, tab, onTab: setTab, onNext, isInSheet }: Props) {
  const t = useT('forms')
  const { field, content } = of
  const id = useId()
  const shown = field === null && tab === 'conditions' ? 'question' : tab
  const number = field ? numbersOf(content.fields).get(field.key) : undefined
  const counts: Record<Tab, number> = {
    question: 0,
    conditions: field?.showIf?.conditions.length ?? 0,
    english: field ? missingIn(field) : 0,
  }
  const visible = tabs.filter((each) => field || each !== 'conditions')
  return (
    <div>
      <p className="text-sm text-muted">
        {field
          ? [number ? t('build.question', { number }) : null, t(`kinds.${field.kind}`)].filter(Boolean).join(', ')
          : t('build.wholeForm')}
      </p>
      {isInSheet ? null : <h2 className="text-h3">{t('build.settings')}</h2>}
      <div role="tablist" aria-label={t('build.settings')} className={`${tabBar} mt-3`}>
        {visible.map((each, at) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={shown === each}
            aria-controls={`${id}-panel`}
            tabIndex={shown === each ? 0 : -1}
            onClick={() => setTab(each)}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
              const next = visible.at((at + by) % visible.length)
              if (!by || !next) return
              event.preventDefault()
              setTab(next)
              document.getElementById(`${id}-${next}`)?.focus()
            }}
            className={`${tabLink} aria-selected:font-semibold aria-selected:text-primaryink aria-selected:after:bg-primarymark`}
          >
            {t(field || each !== 'question' ? `build.tabs.${each}` : 'build.tabs.form')}
            {counts[each] > 0 ? <Badge>{counts[each]}</Badge> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className="pt-5">
        {shown === 'english' ? (
          <EnglishTab field={field} of={of} />
        ) : !field ? (
          <FormTab of={of} labelId={labelInput} />
        ) : shown === 'conditions' ? (
          <ConditionsTab key={field.key} field={field} of={of} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <QuestionTab key={field.key} field={field} of={of} labelId={labelInput} />
            <LeadsTo field={field} of={of} />
          </div>
        )}
      </div>
      <button
        type="button"
        onClick={onNext}
        className="mt-6 flex min-h-11 w-full items-center justify-center gap-2 rounded-control border border-line2 text-ui font-semibold hover:bg-sunken"
      >
        <Plus className="size-5" />
        {t('build.next')}
      </button>
    </div>
  )
}

const missingIn = (field: FormField) => textsOf(field).filter(({ nl, en }) => nl.trim() && !en?.trim()).length

/** Which questions an answer to this one brings. */
function LeadsTo({ field, of }: { field: FormField; of: Builder }) {
  const t = useT('forms')
  const { nameOf, wordsFor } = useConditionWords()
  const led = isAsked(field)
    ? of.content.fields.flatMap((other) =>
        (other.showIf?.conditions ?? [])
          .filter((condition) => condition.field === field.key)
          .map((condition) => ({ other, condition })),
      )
    : []
  if (led.length === 0) return null
  return (
    <section className="rounded-card bg-infosoft p-4">
      <h3 className="flex items-center gap-2 text-ui font-semibold">
        <Split className="size-5" />
        {t('build.leads.title')}
      </h3>
      <ul className="mt-1 grid gap-1.5 text-ui">
        {led.map(({ other, condition }, at) => (
          <li key={at}>
            {condition.value === undefined
              ? t(`build.leads.${condition.is === 'empty' ? 'empty' : 'answered'}`, { question: nameOf(other) })
              : t(condition.is === 'not' ? 'build.leads.not' : 'build.leads.value', {
                  value: wordsFor(condition, field),
                  question: nameOf(other),
                })}
          </li>
        ))}
      </ul>
    </section>
  )
}

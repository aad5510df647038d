import { useT } from '#lib/i18n.tsx'
import { formLimits, type RubricField } from '#protocol/features/forms/content.ts'
import { ChevronDown } from '#ui/icons.tsx'
import type { Builder } from '../use-form-builder.ts'
import { OptionRows } from './option-rows.tsx'
import { Part, TextLine } from './small-inputs.tsx'

/** Criteria and levels, and for each pair what one sees when somebody is there. */
export function RubricParts({ field, of }: { field: RubricField; of: Builder }) {
  const t = useT('forms')
  const describe = (criterion: string, level: string, nl: string) => {
    const levels = field.descriptions[criterion] ?? {}
    const text = { ...levels[level], nl }
    const descriptions = { ...field.descriptions, [criterion]: { ...levels, [level]: text } }
    of.set({ ...field, descriptions }, `text ${criterion} ${level}`)
  }
  return (
    <>
      <Part title={t('build.criteria.title')}>
        <OptionRows
          items={field.criteria}
          onItems={(criteria, tag) => of.set({ ...field, criteria }, tag)}
          name={t('build.criteria.one')}
          add={t('build.criteria.add')}
          sign="c"
          max={formLimits.rows}
        />
      </Part>
      <Part title={t('build.levels.title')}>
        <OptionRows
          items={field.levels}
          onItems={(levels, tag) => of.set({ ...field, levels }, tag)}
          name={t('build.levels.one')}
          add={t('build.levels.add')}
          sign="l"
          min={formLimits.minLevels}
          max={formLimits.maxLevels}
        />
      </Part>
      <Part title={t('build.descriptions.title')}>
        <p className="-mt-1 text-sm text-muted">{t('build.descriptions.hint')}</p>
        {field.criteria.map((criterion) => {
          const texts = field.descriptions[criterion.key] ?? {}
          const filled = field.levels.filter(({ key }) => texts[key]?.nl.trim()).length
          return (
            <details key={criterion.key} className="group/criterion rounded-tile border border-line">
              <summary className="flex min-h-11 list-none items-center gap-2 px-3 text-ui font-medium [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 flex-1 break-words">{criterion.label.nl || t('build.criteria.one')}</span>
                <span className="text-sm text-muted tabular-nums">
                  {filled}/{field.levels.length}
                </span>
                <ChevronDown className="size-5 shrink-0 text-muted group-open/criterion:rotate-180" />
              </summary>
              <div className="grid gap-3 px-3 pb-3">
                {field.levels.map((level, at) => (
                  <TextLine
                    key={level.key}
                    label={level.label.nl || `${t('build.levels.one')} ${at + 1}`}
                    value={texts[level.key]?.nl ?? ''}
                    rows={2}
                    onValue={(nl) => describe(criterion.key, level.key, nl)}
                  />
                ))}
              </div>
            </details>
          )
        })}
      </Part>
    </>
  )
}

import { inLanguage, type RubricField } from '#protocol/features/forms/content.ts'
import { RadioDot } from '#ui/tick-box.tsx'
import { type AskedProps, besides, cardClass, nameOf, rowsOf } from './field-parts.ts'

/** Each criterion is a row of cards, on a phone a pile: what a level means stands on its card. */
export function RubricInput({ field, answer, problem, language, ids }: AskedProps<RubricField>) {
  const given = rowsOf(answer)
  const isOpen = (key: string) => (problem?.code === 'rowsMissing' ? problem.rows?.includes(key) : ids.isWrong)
  return (
    <div className="grid gap-5">
      {field.criteria.map(({ key, label }) => (
        <fieldset key={key} data-row={key} className="min-w-0">
          <legend className={`mb-2 font-medium break-words ${isOpen(key) ? 'text-errink' : ''}`}>
            {inLanguage(label, language)}
          </legend>
          <div className={`grid gap-2 ${besides(field.levels.length, false)}`}>
            {field.levels.map((level) => {
              const text = inLanguage(field.descriptions[key]?.[level.key], language)
              return (
                <label
                  key={level.key}
                  htmlFor={`${ids.id}-${key}-${level.key}`}
                  className={`${cardClass} flex-col gap-1.5 px-3.5 py-3`}
                >
                  <span className="flex items-center gap-2.5">
                    <RadioDot
                      id={`${ids.id}-${key}-${level.key}`}
                      name={nameOf(field.key, key)}
                      value={level.key}
                      defaultChecked={given[key] === level.key}
                      aria-invalid={isOpen(key) ? true : undefined}
                    />
                    <span className={`text-ui font-semibold break-words`}>{inLanguage(level.label, language)}</span>
                  </span>
                  {text ? (
                    <span className="min-w-0 pl-7.5 text-sm leading-5 font-normal break-words text-ink2 @lg:pl-0">
                      {text}
                    </span>
                  ) : null}
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

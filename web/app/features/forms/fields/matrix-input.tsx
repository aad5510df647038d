import { inLanguage, type MatrixField } from '#protocol/features/forms/content.ts'
import { RadioDot } from '#ui/tick-box.tsx'
import { type AskedProps, besides, nameOf, rowsOf } from './field-parts.ts'

/** A fieldset a row, so that whoever hears the page is told of which row an answer is. */
export function MatrixInput({ field, answer, problem, language, ids }: AskedProps<MatrixField>) {
  const given = rowsOf(answer)
  const isOpen = (key: string) => (problem?.code === 'rowsMissing' ? problem.rows?.includes(key) : ids.isWrong)
  return (
    <div className="grid rounded-field border-[1.5px] border-line2 bg-surface">
      {field.rows.map(({ key, label }) => (
        <fieldset
          key={key}
          data-row={key}
          className="grid min-w-0 items-center gap-x-4 gap-y-1.5 px-4 py-3 not-first:border-t not-first:border-line @lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          {/* A legend stands where it wants; what is seen goes along with the rows. */}
          <legend className="sr-only">{inLanguage(label, language)}</legend>
          <span aria-hidden="true" className={`min-w-0 font-medium break-words ${isOpen(key) ? 'text-errink' : ''}`}>
            {inLanguage(label, language)}
          </span>
          <span className={`grid ${besides(field.points.length, false)} gap-1`}>
            {field.points.map((point) => (
              <label
                key={point.key}
                htmlFor={`${ids.id}-${key}-${point.key}`}
                className="flex min-h-11 items-center gap-2.5 rounded-tile px-2 py-1.5 text-ui has-checked:bg-primaryfaint has-checked:font-semibold @lg:flex-col @lg:justify-center @lg:gap-1 @lg:text-center @lg:text-sm @lg:leading-4"
              >
                <RadioDot
                  id={`${ids.id}-${key}-${point.key}`}
                  name={nameOf(field.key, key)}
                  value={point.key}
                  defaultChecked={given[key] === point.key}
                  aria-invalid={isOpen(key) ? true : undefined}
                />
                <span className="min-w-0 break-words">{inLanguage(point.label, language)}</span>
              </label>
            ))}
          </span>
        </fieldset>
      ))}
    </div>
  )
}

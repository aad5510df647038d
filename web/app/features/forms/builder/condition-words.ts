import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { type Condition, type FormField, inLanguage, type ShowIf } from '#protocol/features/forms/content.ts'

/** When a field shows, as a sentence. */
export function useConditionWords() {
  const t = useT('forms')
  const locale = useLocale()
  const nameOf = (field: FormField | undefined) =>
    field ? inLanguage(field.label, locale) || t('fields.noLabel') : t('conditions.gone')

  const wordsFor = ({ value }: Condition, field: FormField | undefined): string => {
    if (value === 'other') return t('fields.other')
    const options =
      field?.kind === 'choice' || field?.kind === 'choices' || field?.kind === 'dropdown'
        ? field.options
        : field?.kind === 'scale'
          ? field.points
          : []
    const option = options.find(({ key }) => key === value)
    if (option) return inLanguage(option.label, locale)
    if (field?.kind === 'date' && isDate(value)) return dateText(value, locale)
    return value === undefined || value === '' ? '…' : String(value).replace('.', locale === 'nl' ? ',' : '.')
  }
  const about = (condition: Condition, fields: readonly FormField[]): string => {
    const field = fields.find(({ key }) => key === condition.field)
    const isLater = field?.kind === 'date' && (condition.is === 'above' || condition.is === 'below')
    const test = isLater ? (condition.is === 'above' ? 'after' : 'before') : condition.is
    return t(`conditions.tests.${test}`, { question: nameOf(field), value: wordsFor(condition, field) })
  }
  return {
    nameOf,
    wordsFor,
    about,
    /** "Verschijnt als …", or nothing where it always shows. */
    sentence: (showIf: ShowIf | undefined, fields: readonly FormField[]): string | null =>
      showIf && showIf.conditions.length > 0
        ? t('conditions.shows', {
            when: showIf.conditions
              .map((condition) => about(condition, fields))
              .join(t(`conditions.joined.${showIf.match}`)),
          })
        : null,
  }
}

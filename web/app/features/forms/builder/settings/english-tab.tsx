import { useT } from '#lib/i18n.tsx'
import type { Both, FormContent, FormField, Option } from '#protocol/features/forms/content.ts'
import type { Builder } from '../use-form-builder.ts'
import { TextLine } from './small-inputs.tsx'

type Line = { tag: string; nl: string; en: string; isLong?: boolean; set(en: string): void }

/** The Dutch words, and below each of them the English ones. */
export function EnglishTab({ field, of }: { field: FormField | null; of: Builder }) {
  const t = useT('forms')
  const lines = (field ? linesOf(field, of) : formLines(of.content, of)).filter(({ nl }) => nl.trim() !== '')
  const missing = lines.filter(({ en }) => en.trim() === '').length
  if (lines.length === 0) return <p className="text-ui text-muted">{t('build.english.nothing')}</p>
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        {missing === 0
          ? t('build.english.done')
          : missing === 1
            ? t('build.english.missingOne')
            : t('build.english.missing', { count: missing })}
      </p>
      {lines.map(({ tag, nl, en, isLong, set }) => (
        <TextLine
          key={tag}
          label={nl}
          value={en}
          lang="en"
          placeholder={t('build.english.asDutch')}
          {...(isLong ? { rows: 2 } : {})}
          onValue={set}
        />
      ))}
    </div>
  )
}

/** Nothing in English is as if it was never there. */
const inEnglish = ({ nl }: Both, en: string): Both => (en === '' ? { nl } : { nl, en })

function formLines(content: FormContent, of: Builder): Line[] {
  const line = (name: 'title' | 'intro', text: Both): Line => ({
    tag: name,
    nl: text.nl,
    en: text.en ?? '',
    isLong: name === 'intro',
    set: (en) => of.change((now) => ({ ...now, [name]: inEnglish(text, en) }), `form ${name} en`),
  })
  return [line('title', content.title), ...(content.intro ? [line('intro', content.intro)] : [])]
}

function linesOf(field: FormField, of: Builder): Line[] {
  const one = (tag: string, text: Both, make: (both: Both) => FormField, isLong = false): Line => ({
    ...{ tag, nl: text.nl, en: text.en ?? '', isLong },
    set: (en) => of.set(make(inEnglish(text, en)), `en ${tag}`),
  })
  const many = <O extends Option>(options: readonly O[], make: (options: O[]) => FormField): Line[] =>
    options.map(({ key, label }) =>
      one(key, label, (both) => make(options.map((each) => (each.key === key ? { ...each, label: both } : each)))),
    )
  const own = [
    one('label', field.label, (label) => ({ ...field, label }), field.kind === 'text'),
    ...(field.help ? [one('help', field.help, (help) => ({ ...field, help }), true)] : []),
  ]
  switch (field.kind) {
    case 'choice':
      return [...own, ...many(field.options, (options) => ({ ...field, options }))]
    case 'choices':
      return [...own, ...many(field.options, (options) => ({ ...field, options }))]
    case 'dropdown':
      return [...own, ...many(field.options, (options) => ({ ...field, options }))]
    case 'scale':
      return [...own, ...many(field.points, (points) => ({ ...field, points }))]
    case 'matrix':
      return [
        ...own,
        ...many(field.rows, (rows) => ({ ...field, rows })),
        ...many(field.points, (points) => ({ ...field, points })),
      ]
    case 'rubric':
      return [
        ...own,
        ...many(field.criteria, (criteria) => ({ ...field, criteria })),
        ...many(field.levels, (levels) => ({ ...field, levels })),
        ...field.criteria.flatMap(({ key: criterion }) =>
          field.levels.flatMap(({ key: level }) => {
            const text = field.descriptions[criterion]?.[level]
            const set = (both: Both) => ({
              ...field,
              descriptions: {
                ...field.descriptions,
                [criterion]: { ...field.descriptions[criterion], [level]: both },
              },
            })
            return text ? [one(`${criterion} ${level}`, text, set, true)] : []
          }),
        ),
      ]
    default:
      return own
  }
}

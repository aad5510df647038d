import { useT } from '#lib/i18n.tsx'
import { Sample } from './sample.tsx'

/** Whole names of classes: the style sheet is made of what it finds in the source. */
const sizes = [
  { name: 'h1', look: 'font-heading text-h1 font-bold' },
  { name: 'h2', look: 'font-heading text-h2 font-bold' },
  { name: 'h3', look: 'font-heading text-h3 font-bold' },
  { name: 'h4', look: 'font-heading text-h4 font-bold' },
  { name: 'lead', look: 'text-lead' },
  { name: 'base', look: 'text-base' },
  { name: 'ui', look: 'text-ui' },
  { name: 'sm', look: 'text-sm' },
  { name: 'cap', look: 'text-cap' },
  { name: 'micro', look: 'text-micro' },
] as const

const colours = [
  { name: 'page', look: 'bg-page text-ink' },
  { name: 'surface', look: 'bg-surface text-ink' },
  { name: 'sunken', look: 'bg-sunken text-ink' },
  { name: 'primary', look: 'bg-primary text-onprimary' },
  { name: 'primarysoft', look: 'bg-primarysoft text-primaryink' },
  { name: 'secondarysoft', look: 'bg-secondarysoft text-secondaryink' },
  { name: 'oksoft', look: 'bg-oksoft text-okink' },
  { name: 'warnsoft', look: 'bg-warnsoft text-warnink' },
  { name: 'errsoft', look: 'bg-errsoft text-errink' },
] as const

/** Every size of letters, from the title of a page to the smallest note. */
export function TypeSamples() {
  const t = useT('dev-ui')
  return (
    <Sample title={t('samples.type')}>
      <dl className="grid w-full gap-2">
        {sizes.map(({ name, look }) => (
          <div key={name} className="flex items-baseline gap-4">
            <dt className="w-16 shrink-0 text-cap text-muted">{name}</dt>
            <dd className={`min-w-0 ${look}`}>{t('typeText')}</dd>
          </div>
        ))}
      </dl>
    </Sample>
  )
}

/** The roles that colours have, each with the text that may stand on it. */
export function ColourSamples() {
  const t = useT('dev-ui')
  return (
    <Sample title={t('samples.colours')}>
      <ul className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {colours.map(({ name, look }) => (
          <li
            key={name}
            className={`flex min-h-16 items-end rounded-tile border border-line p-3 text-sm font-semibold ${look}`}
          >
            {name}
          </li>
        ))}
      </ul>
    </Sample>
  )
}

import { type RefObject, useState } from 'react'
import { useLocale, useT } from '#lib/i18n.tsx'
import { contractFields } from '#protocol/features/contract-fields.ts'
import { Search } from '#ui/icons.tsx'

type Props = {
  search: RefObject<HTMLInputElement | null>
  onPick(name: string): void
  /** Back to the text, without a field. */
  onLeave(): void
}

const chip =
  'min-h-9 rounded-full border border-line2 bg-surface px-3 text-sm text-ink2 hover:border-primary hover:text-primaryink'

/** What we know and a text can say, to search in and to put where one writes. */
export function FieldPalette({ search, onPick, onLeave }: Props) {
  const t = useT('contract-templates')
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const groups = Object.entries(contractFields).map(([group, fields]) => ({
    group,
    fields: Object.entries(fields)
      .map(([name, [nl, en]]: [string, readonly [string, string]]) => ({
        name: `${group}.${name}`,
        label: locale === 'nl' ? nl : en,
      }))
      .filter(({ label }) => label.toLowerCase().includes(wanted)),
  }))
  const found = groups.filter(({ fields }) => fields.length > 0)
  const pick = (name: string) => {
    setTyped('')
    onPick(name)
  }
  const keys = (event: React.KeyboardEvent) => {
    const first = found[0]?.fields[0]
    if (event.key === 'Escape') {
      event.preventDefault()
      setTyped('')
      onLeave()
    } else if (event.key === 'Enter' && first) {
      event.preventDefault()
      pick(first.name)
    }
  }
  return (
    <div>
      <label className="relative block">
        <span className="sr-only">{t('fields.search')}</span>
        <Search className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <input
          ref={search}
          type="text"
          value={typed}
          placeholder={t('fields.search')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={keys}
          className="h-11 w-full rounded-control border-[1.5px] border-line2 bg-surface pr-10 pl-10 text-base"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 right-3 rounded border border-line px-1.5 text-sm text-muted"
        >
          @
        </span>
      </label>
      {found.map(({ group, fields }) => (
        <section key={group} className="mt-4">
          <h3 className="text-sm font-semibold text-muted">{t(`fields.${group}`)}</h3>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {fields.map(({ name, label }) => (
              <li key={name}>
                <button type="button" onClick={() => pick(name)} className={chip}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 ? <p className="mt-4 text-sm text-muted">{t('fields.none', { text: typed })}</p> : null}
    </div>
  )
}

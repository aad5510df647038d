import { useState } from 'react'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { HostBlank } from '#protocol/features/contract-text.ts'
import { Pencil, Plus } from '#ui/icons.tsx'
import { BlankDialog } from './blank-dialog.tsx'

type Props = {
  blanks: HostBlank[]
  /** Those that stand in a text. */
  used: string[]
  onChange(blanks: HostBlank[]): void
  onPick(name: string): void
}

/** A name that no other blank has. */
function newName(blanks: readonly HostBlank[]): string {
  for (let number = 1; ; number++) {
    const name = `blank${number}`
    if (!blanks.some((blank) => blank.name === name)) return name
  }
}

/** What the host is asked for: put into the text, changed, or added. */
export function HostBlanks({ blanks, used, onChange, onPick }: Props) {
  const t = useT('contract-templates')
  const locale = useLocale()
  const [open, setOpen] = useState<HostBlank>()
  const isNew = open !== undefined && !blanks.some(({ name }) => name === open.name)
  return (
    <section className="mt-6">
      <h3 className="text-sm font-semibold text-muted">{t('blanks.title')}</h3>
      <ul className="mt-1.5 grid gap-1">
        {blanks.map((blank) => {
          const label = locale === 'nl' ? blank.label : blank.labelEn
          return (
            <li key={blank.name} className="flex items-center gap-1">
              <button
                type="button"
                onClick={() => onPick(blank.name)}
                className="min-h-9 min-w-0 rounded-full border border-warn bg-warnsoft px-3 py-1 text-left text-sm font-medium text-warnink"
              >
                {label}
              </button>
              <button
                type="button"
                aria-label={t('blanks.edit', { label })}
                onClick={() => setOpen(blank)}
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken"
              >
                <Pencil className="size-4" />
              </button>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        onClick={() => setOpen({ name: newName(blanks), label: '', labelEn: '', isRequired: true })}
        className="mt-1 flex min-h-11 items-center gap-2 rounded-control px-2 text-ui font-medium text-primaryink hover:bg-sunken"
      >
        <Plus className="size-5" />
        {t('blanks.add')}
      </button>
      {open ? (
        <BlankDialog
          blank={open}
          isNew={isNew}
          isUsed={used.includes(open.name)}
          onClose={() => setOpen(undefined)}
          onSave={(saved) => {
            onChange(isNew ? [...blanks, saved] : blanks.map((each) => (each.name === saved.name ? saved : each)))
            setOpen(undefined)
            if (isNew) onPick(saved.name)
          }}
          onRemove={() => {
            onChange(blanks.filter(({ name }) => name !== open.name))
            setOpen(undefined)
          }}
        />
      ) : null}
    </section>
  )
}

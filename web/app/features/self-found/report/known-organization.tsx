import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Building2 } from '#ui/icons.tsx'
import { optionsFrom, useOptions } from '#ui/use-options.ts'

const load = optionsFrom('/zelfgevonden/organisaties')
type Known = { id: string; name: string; city: string }
type Props = { texts: Record<string, string>; known: Known | null; labels: Record<string, string>; onChoose(): void }

/** The name and the town; whoever types the name of an organization that takes part already can choose it. */
export function KnownOrganization({ texts, known, labels, onChoose }: Props) {
  const t = useT('self-found')
  const [chosen, setChosen] = useState<Known | null>(known)
  const [typed, setTyped] = useState(texts.organizationName ?? '')
  const { options } = useOptions(load, typed.trim(), !chosen && typed.trim().length >= 3)
  const choose = (next: Known | null) => {
    setChosen(next)
    setTyped('')
    // The fields that follow from it are there after this moment.
    setTimeout(onChoose)
  }
  if (chosen) {
    return (
      <>
        <div className="flex flex-wrap items-center gap-3.5 rounded-tile bg-primarysoft p-4 text-primaryink">
          <Building2 className="size-6 shrink-0" />
          <p className="min-w-0 flex-1 basis-40">
            <span className="block font-semibold break-words">{chosen.name}</span>
            <span className="block text-sm">{t('form.known', { city: chosen.city })}</span>
          </p>
          <Button look="outline" size="md" className="min-h-11" onClick={() => choose(null)}>
            {t('form.other')}
          </Button>
        </div>
        <input type="hidden" name="knownOrganizationId" value={chosen.id} />
        <input type="hidden" name="organizationName" value={chosen.name} />
        {chosen.city ? (
          <input type="hidden" name="city" value={chosen.city} />
        ) : (
          <Field name="city" label={labels.city ?? ''} defaultValue={texts.city} />
        )}
      </>
    )
  }
  return (
    <>
      <div className="grid gap-2.5">
        <Field
          name="organizationName"
          label={labels.organizationName ?? ''}
          hint={t('hints.organizationName')}
          defaultValue={texts.organizationName}
          onInput={(event) => setTyped(event.currentTarget.value)}
          autoComplete="organization"
        />
        <p role="status" className="sr-only">
          {options.length > 0 ? t('form.suggestions', { count: options.length }) : ''}
        </p>
        {options.length > 0 ? (
          <div className="rounded-tile bg-infosoft p-4 text-infoink">
            <p className="text-ui font-semibold">{t('form.mean')}</p>
            <ul className="mt-2 grid gap-2">
              {options.map(({ value, label, hint = '' }) => (
                <li key={value}>
                  <button
                    type="button"
                    className="flex min-h-12 w-full items-center gap-3 rounded-field border-[1.5px] border-fieldline bg-surface px-4 py-2 text-left text-ink hover:bg-sunken"
                    onClick={() => choose({ id: value, name: label, city: hint })}
                  >
                    <Building2 className="size-5 shrink-0 text-muted" />
                    <span className="min-w-0">
                      <span className="block font-medium break-words">{label}</span>
                      {hint ? <span className="block text-sm text-muted">{hint}</span> : null}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-sm">{t('form.goOn')}</p>
          </div>
        ) : null}
      </div>
      <Field name="city" label={labels.city ?? ''} defaultValue={texts.city} autoComplete="address-level2" />
      <input type="hidden" name="knownOrganizationId" value="" />
    </>
  )
}

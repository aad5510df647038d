import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { ContractPage } from '#app/features/contracts/paper/contract-page.tsx'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { TemplatePreview as Told } from '#protocol/features/contract-templates.ts'
import type { Gap, HostBlank } from '#protocol/features/contract-text.ts'
import { Combobox } from '#ui/combobox.tsx'
import type { Option } from '#ui/select-field.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import { fieldLabel } from './field-label.ts'
import { bar, tab } from './switch-looks.ts'
import { TruePdf } from './true-pdf.tsx'

type Props = {
  id: string
  text: 'nl' | 'en'
  examples: Option[]
  blanks: HostBlank[]
  /** One that was published; without it, as it is being written. */
  version?: number
  title?: string
}
const looks = ['text', 'pdf'] as const

/** How it becomes for somebody, and what is not known of them. It follows what is saved. */
export function TemplatePreview({ id, text, examples, blanks, version, title }: Props) {
  const t = useT('contract-templates')
  const { load, data } = useFetcher<Told | null>()
  const [internshipId, setInternshipId] = useState(examples[0]?.value ?? '')
  useEffect(() => {
    if (internshipId)
      void load(
        `/contract_templates/${id}/voorbeeld?stage=${internshipId}&taal=${text}${version ? `&versie=${version}` : ''}`,
      )
  }, [id, internshipId, text, version, load])
  const [look, setLook] = useState<(typeof looks)[number]>('text')
  if (!examples[0])
    return <p className="rounded-card border border-line bg-surface p-5 text-ui text-muted">{t('preview.nobody')}</p>
  return (
    <div className="grid gap-5">
      {title ? <h2 className="text-h3">{title}</h2> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears which internship was chosen in the box */}
      <div onBlur={({ currentTarget }) => setInternshipId(chosenIn(currentTarget) || internshipId)}>
        <Combobox
          name="stage"
          label={t('preview.of')}
          isOptional={false}
          load={optionsFrom('/contract_templates/stages')}
          plainOptions={examples}
          defaultOption={examples[0]}
        />
      </div>
      {data ? (
        <>
          {version ? null : <Gaps gaps={data.gaps} blanks={blanks} name={data.paper.parties[0]?.name ?? ''} />}
          <div role="toolbar" aria-label={t('preview.look')} className={`${bar} justify-self-start`}>
            {looks.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={look === each}
                onClick={() => setLook(each)}
                className={tab}
              >
                {t(`preview.looks.${each}`)}
              </button>
            ))}
          </div>
          {look === 'pdf' ? (
            <TruePdf key={`${internshipId} ${text}`} of={{ id, internshipId, text, version }} />
          ) : (
            <ContractPage paper={data.paper} />
          )}
        </>
      ) : null}
    </div>
  )
}

const chosenIn = (box: HTMLElement) => box.querySelector<HTMLInputElement>('input[type=hidden]')?.value ?? ''

/** Each once, with where it comes from. */
function Gaps({ gaps, blanks, name }: { gaps: Gap[]; blanks: HostBlank[]; name: string }) {
  const t = useT('contract-templates')
  const locale = useLocale()
  const once = gaps.filter((gap, at) => gaps.findIndex((other) => other.name === gap.name) === at)
  const labelOf = ({ kind, name: of }: Gap) => {
    if (kind !== 'blank') return fieldLabel(of, locale)
    const blank = blanks.find((each) => each.name === of)
    return (locale === 'nl' ? blank?.label : blank?.labelEn) ?? of
  }
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-h4">{once.length === 0 ? t('gaps.none', { name }) : t('gaps.title', { name })}</h2>
      <ul className="mt-3 grid gap-3">
        {once.map((gap) => (
          <li key={gap.name} className="flex gap-3">
            <StatusMark status={gap.kind === 'unknown' ? 'warn' : 'wait'} className="size-6 shrink-0" />
            <div className="min-w-0 text-ui">
              <p className="font-semibold break-words">{labelOf(gap)}</p>
              <p className="text-sm text-muted">
                {t(`gaps.${gap.kind}`)}
                {gap.article ? ` ${t('gaps.article', { number: gap.article })}` : ''}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

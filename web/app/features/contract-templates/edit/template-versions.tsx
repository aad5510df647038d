import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { RotateCcw } from '#ui/icons.tsx'
import type { Option } from '#ui/select-field.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { TemplatePreview } from './template-preview.tsx'
import type { useTemplateDraft } from './use-template-draft.ts'
import type { VersionsAnswer } from './versions.ts'

type Props = {
  id: string
  inUse: number | null
  text: 'nl' | 'en'
  examples: Option[]
  of: ReturnType<typeof useTemplateDraft>
  canSave: boolean
  /** The text of an old one stands in the editor again. */
  onBack(): void
}

/** What was published when and by whom, one of them to look at, and the way back to it. */
export function TemplateVersions({ id, inUse, text, examples, of, canSave, onBack }: Props) {
  const t = useT('contract-templates')
  const locale = useLocale()
  const { load, data } = useFetcher<VersionsAnswer>()
  const one = useFetcher<VersionsAnswer>()
  const [chosen, setChosen] = useState<number>()
  const taken = useRef<VersionsAnswer>(undefined)
  const address = `/contract_templates/${id}/versies`
  useEffect(() => {
    void load(address)
  }, [address, inUse, load])
  useEffect(() => {
    const answer = one.data
    if (!answer?.text || taken.current === answer) return
    taken.current = answer
    of.replace(answer.text)
    onBack()
  })
  const versions = data?.versions ?? []
  const number = chosen ?? versions[0]?.number
  if (data && versions.length === 0)
    return (
      <p className="mt-6 max-w-[46rem] rounded-card border border-line bg-surface p-5 text-ui text-muted md:p-7">
        {t('versions.none')}
      </p>
    )
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_30rem]">
      <section aria-busy={!data} className="rounded-card border border-line bg-surface p-5 md:p-7">
        <h2 className="text-h3">{t('versions.title')}</h2>
        <p className="mt-1 text-ui text-muted">{t('versions.lead')}</p>
        <ol className="mt-4">
          {versions.map((each) => (
            <li
              key={each.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t"
            >
              <span
                className={`num grid size-9 shrink-0 place-items-center rounded-full font-bold ${each.number === inUse ? 'bg-primarysoft text-primaryink' : 'bg-sunken text-muted'}`}
              >
                {each.number}
              </span>
              <span className="min-w-0 flex-1 basis-48">
                <span className="block text-ui font-semibold">
                  {each.publishedBy ? t('versions.by', { name: each.publishedBy }) : t('versions.ofSite')}
                </span>
                <span className="block text-sm text-muted">
                  {dateText(each.createdAt, locale, 'moment')},{' '}
                  {t(each.contracts === 1 ? 'versions.oneContract' : 'versions.contracts', { count: each.contracts })}
                </span>
              </span>
              {each.number === inUse ? <StatusPill status="now">{t('versions.inUse')}</StatusPill> : null}
              <span className="flex flex-wrap gap-2">
                <Button
                  look="outline"
                  size="sm"
                  className="min-h-11"
                  aria-pressed={each.number === number}
                  aria-label={t('versions.lookAt', { number: each.number })}
                  onClick={() => setChosen(each.number)}
                >
                  {t('versions.look')}
                </Button>
                {canSave ? (
                  <Button
                    look="ghost"
                    size="sm"
                    className="min-h-11"
                    aria-label={t('versions.takeBack', { number: each.number })}
                    onClick={() => void one.load(`${address}?nummer=${each.number}`)}
                  >
                    <RotateCcw className="size-4" />
                    {t('versions.back')}
                  </Button>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {number ? (
        <TemplatePreview
          key={number}
          id={id}
          text={text}
          examples={examples}
          blanks={of.draft.blanks}
          version={number}
          title={t('versions.here', { number })}
        />
      ) : null}
    </div>
  )
}

import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { FileText, RotateCcw } from '#ui/icons.tsx'

/** Which paper: a template about one internship, as it was last saved or as it was published. */
export type Paper = { id: string; internshipId: string; text: 'nl' | 'en'; version: number | undefined }

/** The paper as it will come out, page by page: a picture of the PDF, made when somebody asks for it. */
export function TruePdf({ of: { id, internshipId, text, version } }: { of: Paper }) {
  const t = useT('contract-templates')
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  /** Counts how often it was asked for: what was written since is on the next one. */
  const [round, setRound] = useState(1)
  const asked = `internship=${internshipId}&locale=${text}${version ? `&version=${version}` : ''}`
  const address = (kind: string) => `/api/v1/contract_templates/${id}/preview.${kind}?${asked}`
  return (
    <div className="grid gap-3" aria-busy={state === 'loading'}>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="outline"
          size="sm"
          className="min-h-11"
          onClick={() => {
            setState('loading')
            setRound(round + 1)
          }}
        >
          <RotateCcw className="size-4" />
          {t('preview.again')}
        </Button>
        <a
          href={address('pdf')}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-2 text-ui font-semibold text-primaryink"
        >
          <FileText className="size-5" />
          {t('preview.pdf')}
        </a>
      </div>
      {state === 'failed' ? <p className="text-ui text-muted">{t('preview.noPicture')}</p> : null}
      <img
        src={`${address('svg')}&round=${round}`}
        alt={t('preview.picture')}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
        className={`w-full rounded-tile border border-line bg-white shadow-e2 ${state === 'there' ? '' : 'min-h-[34rem]'} ${state === 'failed' ? 'hidden' : ''}`}
      />
    </div>
  )
}

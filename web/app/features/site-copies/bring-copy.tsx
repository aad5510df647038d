import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import { sendBytes } from '#lib/send-bytes.ts'
import { errorsIn } from '#protocol/client.ts'
import { FieldError } from '#ui/field-frame.tsx'
import { FilesInput } from '#ui/files-input.tsx'

type State = { percent: number } | { problem: string } | null

/** Of the copy that was kept. */
function idIn(body: string): string {
  const { meta }: { meta: { siteCopyId: string } } = JSON.parse(body)
  return meta.siteCopyId
}

/** An archive from one's own device. What is in it is looked at before anything is done with it. */
export function BringCopy() {
  const t = useT('site-copies')
  const locale = useLocale()
  const navigate = useNavigate()
  const [state, setState] = useState<State>(null)
  const send = async (file: File) => {
    setState({ percent: 0 })
    const onPercent = (percent: number) => setState({ percent })
    const { status, body, isBroken } = await sendBytes('/api/v1/cms/site_copies/archive', file, {
      query: { name: file.name },
      locale,
      onPercent,
    })
    if (status === 201) return void navigate(`/content/copies/${idIn(body)}`)
    setState({ problem: isBroken ? t('bring.broken') : (errorsIn(body)[0]?.detail ?? t('bring.broken')) })
  }
  const problem = state && 'problem' in state ? state.problem : null
  const percent = state && 'percent' in state ? state.percent : null
  return (
    <div className="grid gap-3">
      <p className="text-ui text-ink2">{t('bring.text')}</p>
      <noscript>
        <p className="text-ui">{t('bring.needsScripts')}</p>
      </noscript>
      <label htmlFor="kopie" className="text-ui font-semibold">
        {t('bring.file')}
      </label>
      <FilesInput
        id="kopie"
        accept=".zip,application/zip"
        disabled={percent !== null}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'kopie-error' : undefined}
        onFiles={([file]) => file && void send(file)}
        className="min-h-11 w-full text-ui file:mr-4 file:min-h-11 file:rounded-control file:border file:border-line2 file:bg-surface file:px-5 file:font-semibold file:text-ink hover:file:bg-sunken"
      />
      {problem ? <FieldError id="kopie-error">{problem}</FieldError> : null}
      {percent === null ? null : (
        <div role="status">
          <progress
            aria-label={t('bring.sending')}
            max={100}
            value={percent}
            className="h-2 w-full accent-[var(--primary)]"
          />
          <p className="text-sm text-muted">{t('bring.percent', { percent })}</p>
        </div>
      )}
    </div>
  )
}

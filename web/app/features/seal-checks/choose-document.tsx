import { useState } from 'react'
import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { Search, ShieldCheck, Timer } from '#ui/icons.tsx'
import { PickFile } from './pick-file.tsx'
import { SealedPaper } from './seal-drawings.tsx'

type Props = { onFile(file: File): void; isBusy: boolean }

const sure = [
  { name: 'stays', Icon: ShieldCheck },
  { name: 'quick', Icon: Timer },
  { name: 'which', Icon: Search },
] as const

/** Where one begins: drop a PDF anywhere on the card, choose it, or type the code from paper. */
export function ChooseDocument({ onFile, isBusy }: Props) {
  const t = useT('seal-checks')
  const [isOver, setIsOver] = useState(false)
  return (
    <div className="mx-auto w-full max-w-[60rem] px-5 py-8 md:py-12">
      <div className="text-center">
        <h1 className="text-h1">{t('page')}</h1>
        <p className="mt-2 text-lead text-ink2">{t('lead')}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way; the input is the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(!isBusy)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          const file = event.dataTransfer.files[0]
          if (file && !isBusy) onFile(file)
        }}
        className={`mt-8 grid items-center gap-8 rounded-[2rem] border-2 border-dashed border-fieldline p-6 md:mt-10 md:grid-cols-2 md:p-12 ${isOver ? 'bg-primarysoft' : 'bg-surface'}`}
      >
        <SealedPaper className="mx-auto w-40 md:w-60" />
        <div className="min-w-0">
          <div className="max-md:text-center">
            <h2 className="text-h2 max-md:hidden">{t('choose.drop')}</h2>
            <h2 className="text-h2 md:hidden">{t('choose.title')}</h2>
            <p className="mt-1 mb-5 text-ui text-muted max-md:hidden">{t('choose.or')}</p>
          </div>
          <div className="max-md:mt-4">
            <PickFile label={t('choose.button')} onFile={onFile} isBusy={isBusy} />
            <noscript>
              <p className="mt-3 text-sm text-muted">{t('choose.noScripts')}</p>
            </noscript>
          </div>
          <Form method="get" action="/controle" className="mt-7 border-t border-line pt-5">
            <label htmlFor="code" className="block text-ui font-semibold">
              {t('code.label')}
            </label>
            <div className="mt-2 flex gap-2">
              <input
                id="code"
                name="code"
                required
                maxLength={40}
                placeholder={t('code.example')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                className={`${boxClass(undefined, 'px-4')} min-w-0 flex-1`}
              />
              <Button type="submit" look="outline">
                {t('code.submit')}
              </Button>
            </div>
          </Form>
        </div>
      </div>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {sure.map(({ name, Icon }) => (
          <li key={name} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primarysoft text-primaryink">
              <Icon className="size-5" />
            </span>
            <span className="min-w-0 text-ui">
              <span className="block font-semibold">{t(`sure.${name}.title`)}</span>
              <span className="block text-muted">{t(`sure.${name}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

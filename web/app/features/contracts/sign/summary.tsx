import { useT } from '#lib/i18n.tsx'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import { Card } from '#ui/card.tsx'
import { FileText } from '#ui/icons.tsx'
import { paperId } from '../paper/contract-page.tsx'
import { Decline } from './decline.tsx'
import type { SignAnswer } from './sign.server.ts'

type Props = { of: ContractToSign; cameBack?: SignAnswer | undefined }

/** In plain words, before the whole of it. */
export function Summary({ of: { summary, state }, cameBack }: Props) {
  const t = useT('contracts')
  return (
    <Card title={t(state === 'sign' ? 'sign.summary.check' : 'sign.summary.title')}>
      <dl className="lg:grid lg:grid-cols-2 lg:gap-x-8">
        {summary.map(({ key, value }) => (
          <div
            key={key}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b border-line py-2.5 text-ui max-lg:last:border-0 lg:odd:last:col-span-2"
          >
            <dt className="text-muted">{t(`sign.summary.${key}`)}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 grid gap-1">
        <a
          href={`#${paperId}`}
          className="flex min-h-11 items-center gap-2.5 font-semibold text-primaryink underline underline-offset-4 lg:hidden"
        >
          <FileText className="size-5 shrink-0" />
          {t('sign.readAll')}
        </a>
        {state === 'sign' ? <Decline cameBack={cameBack} /> : null}
      </div>
    </Card>
  )
}

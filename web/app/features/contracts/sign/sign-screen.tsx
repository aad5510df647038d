import { FormalContext } from '#lib/i18n.tsx'
import type { SignAnswer, SignPageData } from './sign.server.ts'
import { SignDead } from './sign-dead.tsx'
import { ToSign } from './to-sign.tsx'

type Props = { of: SignPageData; cameBack?: SignAnswer | undefined }

export function SignScreen({ of: { dead, toSign, token, phone, mark }, cameBack }: Props) {
  return (
    <FormalContext value={toSign?.isFormal ?? true}>
      <div className="mx-auto w-full max-w-[36rem] px-5 pt-5 pb-16 md:pt-10 lg:max-w-[76rem]">
        {toSign ? (
          <ToSign key={toSign.signerId} of={toSign} token={token} phone={phone} mark={mark} cameBack={cameBack} />
        ) : (
          <SignDead why={dead ?? 'unknown'} hasToken={token !== null} />
        )}
      </div>
    </FormalContext>
  )
}

import { Form } from 'react-router'
import { FormalContext, useT } from '#lib/i18n.tsx'
import { openByBrowser } from '#lib/plain-page.ts'
import { pageTitle } from '#lib/title.ts'
import { type LinkedWorks, linkedFilePath } from '#protocol/features/assignment-links.ts'
import { SubmitButton } from '#ui/button.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Route } from './+types/look'
import { type Dead, type LookAnswer, loadLook, runLook } from './look.server.ts'
import { WorkCards } from './work-cards.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'assignments', 'link.title'),
  { name: 'robots', content: 'noindex' },
  // The address is the key: no other site gets it. Our own must, or a form without scripts comes from nowhere.
  { name: 'referrer', content: 'same-origin' },
]

export const loader = ({ request, context }: Route.LoaderArgs) => loadLook(context, request)
export const action = ({ request, context }: Route.ActionArgs) => runLook(context, request)
export const clientLoader = openByBrowser

/** For who guides students at work and has a few minutes: what they handed in, and what one thinks of it. No account. */
export default function LookPage({ loaderData: { token, done, dead, works }, actionData }: Route.ComponentProps) {
  return (
    <FormalContext value={true}>
      <div className="mx-auto w-full max-w-[44rem] px-5 pt-5 pb-16 md:pt-10">
        {works ? (
          <Works of={works} token={token} done={done} cameBack={actionData} />
        ) : (
          <DeadLink why={dead ?? 'unknown'} hasToken={token !== ''} />
        )}
      </div>
    </FormalContext>
  )
}

type Props = { of: LinkedWorks; token: string; done: string | null; cameBack?: LookAnswer | undefined }

function Works({ of: { waiting, answered, school }, token, done, cameBack }: Props) {
  const t = useT('assignments')
  const isThanked = done === 'good' || done === 'notYet'
  return (
    <>
      {waiting.length > 0 ? null : <StatusMark status="done" className="mb-4 size-12" />}
      <h1 className="text-h1">{t(waiting.length > 0 ? 'link.title' : 'link.nothing')}</h1>
      <p className="mt-2 text-lead text-ink2">
        {waiting.length > 0 ? t('link.lead', { school }) : t('link.nothingWhy')}
      </p>
      {isThanked ? (
        <p role="status" className="mt-3 flex items-center gap-2 text-ui font-semibold text-okink">
          <StatusMark status="done" />
          {t('link.thanks')}
        </p>
      ) : null}
      <WorkCards
        of={{ waiting, answered }}
        pathOf={(id, size) => linkedFilePath(id, token, size)}
        cameBack={cameBack}
      />
    </>
  )
}

/** A link that opens nothing is nobody's fault: say what became of it, and what to do. */
function DeadLink({ why, hasToken }: { why: Dead; hasToken: boolean }) {
  const t = useT('assignments')
  const words = {
    unknown: ['link.unknownTitle', 'link.unknownText'],
    expired: ['link.deadTitle', 'link.deadText'],
    renewed: ['link.deadTitle', 'link.renewed'],
  } as const
  const [title, text] = words[why]
  return (
    <>
      <StatusMark status="info" className="mt-4 size-12" />
      <h1 className="mt-4 text-h1">{t(title)}</h1>
      <p className="mt-2 text-lead text-ink2">{t(text)}</p>
      {why === 'expired' && hasToken ? (
        <Form method="post" className="mt-6">
          <SubmitButton name="do" value="renew">
            {t('link.renew')}
          </SubmitButton>
        </Form>
      ) : null}
    </>
  )
}

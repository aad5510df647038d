import { Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { startConversation } from '#protocol/features/conversations.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { ArrowLeft } from '#ui/icons.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import type { Route } from './+types/new-conversation'
import { readCorrespondents } from './correspondents.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'conversations', 'new.title')

export async function loader({ context }: Route.LoaderArgs) {
  await requireCan(context, 'useConversations')
  return { people: await readCorrespondents(context.get(apiContext), '') }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCan(context, 'useConversations')
  return submit(request, startConversation, async (input) => {
    const { id } = await context.get(apiContext).run(startConversation, '', input)
    return redirect(`/conversations/${id}`)
  })
}

/** Who may be written to can be found here, and nobody else. */
export default function NewConversation({ loaderData: { people }, actionData }: Route.ComponentProps) {
  const t = useT('conversations')
  const labels = { userId: t('new.who') }
  return (
    <div className="mx-auto max-w-[36rem] px-5 py-6 md:py-10">
      <Link
        to="/conversations"
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline lg:hidden"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('back')}
      </Link>
      <h1 className="text-h2">{t('new.title')}</h1>
      <p className="mt-1 mb-5 text-ui text-muted">{t('new.text')}</p>
      <CommandForm command={startConversation} errors={actionData?.errors} labels={labels} className="grid gap-5">
        <Combobox
          name="userId"
          label={labels.userId}
          isOptional={false}
          load={optionsFrom('/conversations/mensen')}
          letters={0}
          placeholder={t('new.whoHint')}
          plainOptions={people}
        />
        <div>
          <SubmitButton>{t('new.submit')}</SubmitButton>
        </div>
      </CommandForm>
    </div>
  )
}

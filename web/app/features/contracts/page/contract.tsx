import { data, useRevalidator } from 'react-router'
import { apiOf, pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { namedTitle } from '#lib/title.ts'
import { useLive } from '#lib/use-live.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Notice } from '#ui/notice.tsx'
import { ContractPage } from '../paper/contract-page.tsx'
import type { Route } from './+types/contract'
import { AskForm } from './ask-form.tsx'
import { about, asking, doing } from './asking.ts'
import { readContract } from './contract.data.ts'
import { runContractAction } from './contract-actions.server.ts'
import { FillCard } from './fill-card.tsx'
import { PageHead } from './page-head.tsx'
import { ChangesCard, StoryCard, VersionsCard } from './story-card.tsx'
import { ToMend } from './to-mend.tsx'
import { WhoSigns } from './who-signs.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  namedTitle(matches, loaderData ? `Contract ${loaderData.contract.number}` : '')

const needs = {
  edit: 'editContract',
  extend: 'extend',
  reopen: 'reopenContract',
  void: 'voidContract',
  onPaper: 'markSignedOnPaper',
  amend: 'amendContract',
} as const

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeContracts')
  if (!isId(params.id)) throw data(null, { status: 404 })
  const contract = await readContract(apiOf(context, session), params.id, session, context.get(pageContext).sendsTexts)
  const asked = new URL(request.url).searchParams
  const name = asked.get(doing)
  const signerId = asked.get(about)
  const may =
    isOneOf(asking, name) &&
    (name === 'replace'
      ? contract.signers.some(({ id, can }) => id === signerId && can.replaceSigner)
      : contract.can[needs[name]])
  return { contract, asks: may ? name : null, signerId }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  await requireCan(context, 'seeContracts')
  if (!isId(params.id)) throw data(null, { status: 404 })
  return runContractAction(context, request, params.id)
}

/** One contract: who it waits for, what is missing, who signed when, and its text beside it. */
export default function Contract({ loaderData, actionData }: Route.ComponentProps) {
  const { contract, asks, signerId } = loaderData
  const t = useT('contracts')
  const { revalidate, state } = useRevalidator()
  const again = () => {
    if (state === 'idle') void revalidate()
  }
  useLive({ onChange: again, onMissed: again })
  const errors = actionData?.errors ?? []
  const isOfForm = actionData?.name === asks || actionData?.name === 'fill'
  const isReason = contract.reason && ['declined', 'void', 'draft'].includes(contract.status)
  return (
    <div className="wrap-wide py-4 md:py-6">
      <PageHead of={contract} />
      {errors.length > 0 && !isOfForm ? (
        <div className="mt-4">
          <FormProblems errors={errors} answer={errors} />
        </div>
      ) : null}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-5">
          {isReason ? (
            <Notice tone={contract.status === 'declined' ? 'warn' : 'info'}>“{contract.reason}”</Notice>
          ) : null}
          {asks ? (
            <AskForm
              key={`${asks} ${signerId}`}
              of={contract}
              name={asks}
              signerId={signerId}
              errors={actionData?.name === asks ? errors : []}
            />
          ) : null}
          <ToMend of={contract} />
          <ChangesCard of={contract} />
          <WhoSigns of={contract} />
          <FillCard of={contract} errors={actionData?.name === 'fill' ? errors : []} />
          <StoryCard of={contract} />
          <VersionsCard of={contract} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ContractPage paper={contract.draft.paper} />
          {contract.amendedBy.length > 0 ? (
            <Card title={t('page.amendedBy')}>
              <ul>
                {contract.amendedBy.map(({ id, number }) => (
                  <li key={id}>
                    <a href={`/contracts/${id}`} className="inline-flex min-h-11 items-center font-semibold">
                      {number}
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
        </div>
      </div>
    </div>
  )
}

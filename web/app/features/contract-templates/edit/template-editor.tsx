import { lazy, Suspense, useState } from 'react'
import { apiContext } from '#lib/context.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { orElse } from '#lib/or-else.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { levels } from '#protocol/features/levels.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { readTemplate } from '../templates.data.ts'
import type { Route } from './+types/template-editor'
import { editorAction } from './editor-action.server.ts'
import { EditorHead, type Part } from './editor-head.tsx'
import { SigningOrder } from './signing-order.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateVersions } from './template-versions.tsx'
import { useTemplateDraft } from './use-template-draft.ts'

// The editor is large, and comes after the page.
const Writing = lazy(() => import('./writing.tsx'))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'contract-templates', 'pages.edit', { name: loaderData?.template.name ?? '' })

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'seeContractTemplates')
  const api = context.get(apiContext)
  const [read, found] = await Promise.all([
    readTemplate(api, params.id),
    orElse(api.list(levels, { fields: { levels: ['name'] }, page: { size: 100 } }), []),
  ])
  return { ...read, levels: found.map(({ id, name }) => ({ id, name })) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  await requireCan(context, 'keepContractTemplates')
  return editorAction(context.get(apiContext), params.id, await request.formData())
}

const EmptySheet = () => <div className="min-h-96 rounded-card border border-line bg-surface" />

/** A template to write in, with beside it what it becomes for somebody. */
export default function TemplateEditor({ loaderData }: Route.ComponentProps) {
  const t = useT('contract-templates')
  const { template, examples, levels: known, canSave } = loaderData
  const of = useTemplateDraft(template, canSave)
  const [part, setPart] = useState<Part>('write')
  const [text, setText] = useState<'nl' | 'en'>('nl')
  const { draft, problem } = of
  const isHydrated = useIsHydrated()
  return (
    <div className="wrap-wide py-6">
      <EditorHead loaderData={loaderData} of={of} part={part} onPart={setPart} text={text} onText={setText} />
      {problem?.why === 'late' ? (
        <div className="mt-4">
          <Notice
            action={
              <div className="flex flex-wrap gap-3">
                <Button look="outline" onClick={() => of.take('theirs')}>
                  {t('late.theirs')}
                </Button>
                <Button onClick={() => of.take('mine')}>{t('late.mine')}</Button>
              </div>
            }
          >
            {t('late.title')} {t('late.text')}
          </Notice>
        </div>
      ) : null}
      {problem?.why === 'refused' ? (
        <div className="mt-4">
          <Notice>
            {t('refused')} {problem.text}
          </Notice>
        </div>
      ) : null}
      <noscript>
        <p className="mt-4 text-ui">{t('needsScripts')}</p>
      </noscript>
      {part === 'signers' ? (
        <div className="mt-6">
          <SigningOrder steps={draft.steps} isEditable={canSave} onChange={(steps) => of.change({ steps })} />
        </div>
      ) : part === 'versions' ? (
        <TemplateVersions
          id={template.id}
          inUse={template.publishedVersion}
          text={text}
          examples={examples}
          of={of}
          canSave={canSave}
          onBack={() => setPart('write')}
        />
      ) : (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className={part === 'preview' ? 'max-xl:hidden' : ''}>
            {/* An editor needs a browser. */}
            {isHydrated ? (
              <Suspense fallback={<EmptySheet />}>
                <Writing key={`${text} ${of.round}`} of={of} text={text} levels={known} isEditable={canSave} />
              </Suspense>
            ) : (
              <EmptySheet />
            )}
          </div>
          <div className={part === 'preview' ? '' : 'max-xl:hidden'}>
            <TemplatePreview id={template.id} text={text} examples={examples} blanks={draft.blanks} />
          </div>
        </div>
      )}
      <UnsavedGuard isChanged={canSave && of.isChanged} />
    </div>
  )
}
